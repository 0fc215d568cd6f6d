import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[40],
  color: vars.color.fg.muted,
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxWidth: vars.size.measure,
  // Clear of the header, which comes back on the way up.
  scrollMarginTop: vars.space[96],
});

export const title = style({ color: vars.color.fg.default });

globalStyle(`${section} strong`, { fontWeight: vars.weight.label, color: vars.color.fg.default });
globalStyle(`${section} ul`, { display: 'grid', gap: vars.space[8], paddingLeft: vars.space[20], listStyle: 'disc' });
globalStyle(`${section} li::marker`, { color: vars.color.fg.goldStrong });
globalStyle(`${section} table`, { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${section} caption`, { ...typography.small, paddingBottom: vars.space[8], textAlign: 'start' });
globalStyle(`${section} :is(th, td)`, {
  paddingBlock: vars.space[12],
  paddingRight: vars.space[16],
  borderBottom: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [media.magnified]: { overflowWrap: 'anywhere' } },
});
globalStyle(`${section} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${section} th`, { ...typography.label });
globalStyle(`${section} thead th`, { color: vars.color.fg.muted });
globalStyle(`${section} tbody th`, { ...typography.body, color: vars.color.fg.default });

import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

// Aligned with the words, whose underline takes up room below them.
export const arrow = style({ marginBottom: vars.space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const messages = style({ display: 'grid', gap: vars.space[12] });

export const message = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.raised,
  // The shop's messages are indented a little, to distinguish the two authors.
  '@media': { [media.md]: { selectors: { '&[data-ours]': { marginInlineStart: vars.space[40] } } } },
  selectors: { '&[data-ours]': { borderColor: 'transparent', backgroundColor: vars.color.bg.sunken } },
});

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const author = style({ ...typography.label, fontWeight: vars.weight.strong });

export const text = style({
  maxWidth: vars.size.measure,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

export const root = style({ ...typography.body, fontSize: '0.9375rem', width: '100%', borderCollapse: 'collapse' });

export const label = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  paddingInlineEnd: vars.space[16],
  '@media': { [media.magnified]: { paddingInlineEnd: vars.space[8] } },
});

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' });

export const free = style({ fontWeight: vars.weight.label, color: vars.color.fg.positive });

export const parts = style({});

export const total = style({
  ...typography.h3,
  fontSize: '1.625rem',
  '@media': { [media.magnified]: { fontSize: '1.125rem' } },
});

// The cells carry the space between rows, because a table row can't have padding.
globalStyle(`${parts} > tr > *`, { paddingBottom: vars.space[12] });
globalStyle(`${parts} > tr:last-child > *`, { paddingBottom: vars.space[20] });
globalStyle(`${total} > tr > *`, { paddingTop: vars.space[20], borderTop: `1px solid ${vars.color.border.default}` });

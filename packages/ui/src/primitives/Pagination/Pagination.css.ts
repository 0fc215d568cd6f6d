import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const place = style({
  ...typography.small,
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const turn = style({
  selectors: { '&[aria-disabled]': { color: vars.color.fg.muted, cursor: 'default' } },
});

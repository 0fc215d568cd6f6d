import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  display: 'grid',
  // Two columns on a phone, at most three where there is room.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(9rem, calc((100% - 2 * ${vars.space[24]}) / 3)), 1fr))`,
  gap: `${vars.space[20]} ${vars.space[24]}`,
});

export const item = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 });

export const label = style({ ...typography.small, color: vars.color.fg.muted });

export const value = style({
  ...typography.body,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

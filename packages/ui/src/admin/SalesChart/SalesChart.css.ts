import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const chart = style({ display: 'block', width: '100%', height: '8.5rem' });

export const bar = style({ fill: vars.color.bg.accent.default });

// A day without a sale keeps its column.
export const none = style({ fill: vars.color.border.default });

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

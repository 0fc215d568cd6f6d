import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('primitives');

export const root = style({ position: 'relative' });

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '0.75rem',
  marginBlock: 'auto',
  color: vars.color.fg.muted,
  pointerEvents: 'none',
});

export const input = style({ paddingInlineStart: '2.5rem' });

// Escape clears the field in every browser; the cross exists only in Chrome and can't be focused.
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });

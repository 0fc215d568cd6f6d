import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const frame = style({ position: 'relative', display: 'block' });

export const input = style({ paddingInlineEnd: vars.size.field });

export const toggle = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const frame = style({ position: 'relative', display: 'block' });

export const select = style({ paddingInlineEnd: '2.5rem', cursor: 'pointer' });

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  marginBlock: 'auto',
  pointerEvents: 'none',
});

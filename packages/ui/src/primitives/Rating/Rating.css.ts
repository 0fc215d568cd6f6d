import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space[4],
  color: vars.color.fg.goldStrong,
});

import { layered } from '../styles/layered.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('admin');

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space[8],
});

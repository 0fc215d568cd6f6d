import { layered } from '../../styles/layered.ts';

const { style } = layered('primitives');

export const root = style({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

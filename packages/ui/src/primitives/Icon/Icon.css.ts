import { layered } from '../../styles/layered.ts';

const { style } = layered('primitives');

export const root = style({
  // In a narrow line the words beside it shrink, not the icon.
  flexShrink: 0,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

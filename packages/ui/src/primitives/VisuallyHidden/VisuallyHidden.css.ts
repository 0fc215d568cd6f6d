import { clipped } from '../../styles/clipped.ts';
import { layered } from '../../styles/layered.ts';

const { style } = layered('primitives');

export const root = style(clipped);

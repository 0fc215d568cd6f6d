import { layered } from '../styles/layered.ts';

const { style } = layered('primitives');

// An inline block is broken only if it is wider than a whole line.
export const part = style({ display: 'inline-block', overflowWrap: 'anywhere' });

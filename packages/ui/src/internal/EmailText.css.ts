import { layered } from '../styles/layered.ts';

const { style } = layered('primitives');

// A box of its own is broken only if it is wider than a whole line.
export const part = style({ display: 'inline-block', overflowWrap: 'anywhere' });

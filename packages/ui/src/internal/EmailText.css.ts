import { layered } from '../styles/layered.ts';

const { style } = layered('primitives');

export const root = style({ overflowWrap: 'anywhere' });

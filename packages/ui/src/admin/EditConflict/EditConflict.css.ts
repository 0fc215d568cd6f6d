import { layered } from '../../styles/layered.ts';

const { style } = layered('admin');

/** Focused by a form that can't be saved before it is answered. */
export const root = style({ overflowWrap: 'anywhere', scrollMarginTop: '5rem' });

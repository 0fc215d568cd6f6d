import { layered } from '../../styles/layered.ts';

const { style } = layered('admin');

/** The body scrolls, the title and the actions stay. */
export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

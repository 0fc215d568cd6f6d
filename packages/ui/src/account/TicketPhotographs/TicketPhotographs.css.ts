import { layered } from '../../styles/layered.ts';

const { style } = layered('commerce');

export const thumbnail = style({ width: '5rem', aspectRatio: '1', objectFit: 'cover' });

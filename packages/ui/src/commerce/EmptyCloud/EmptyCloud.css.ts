import { layered } from '../../styles/layered.ts';

const { style } = layered('commerce');

export const root = style({ textAlign: 'center', textWrap: 'balance' });

export const suggestions = style({ width: 'min(100%, 40rem)', textAlign: 'start' });

import { layered } from '../../styles/layered.ts';

const { style } = layered('commerce');

export const terms = style({ textAlign: 'center', textWrap: 'balance' });

import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const states = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

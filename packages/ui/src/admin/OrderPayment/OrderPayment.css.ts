import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const action = style({ marginTop: vars.space[16], '@media': { print: { display: 'none' } } });

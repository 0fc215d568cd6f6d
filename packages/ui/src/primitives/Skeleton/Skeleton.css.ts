import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({ display: 'block', maxWidth: '100%', backgroundColor: vars.color.bg.skeleton });

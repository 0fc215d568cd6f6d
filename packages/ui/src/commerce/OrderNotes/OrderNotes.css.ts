import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const hint = style({ paddingBottom: vars.space[8] });

export const area = style({ display: 'block', height: '7rem', resize: 'vertical' });

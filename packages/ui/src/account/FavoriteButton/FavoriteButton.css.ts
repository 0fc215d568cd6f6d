import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ backgroundColor: vars.color.bg.raised });

export const filled = style({ fill: 'currentColor' });

import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ flexShrink: 0, width: '0.5rem', height: '0.5rem', fill: vars.color.fg.goldStrong });

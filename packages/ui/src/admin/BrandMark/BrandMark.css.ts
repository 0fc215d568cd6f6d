import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ height: '1.5rem', fontFamily: vars.font.serif });

export const accent = style({ fill: vars.color.fg.gold });

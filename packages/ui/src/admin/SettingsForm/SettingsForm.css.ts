import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const effects = style({ display: 'grid', gap: vars.space[8], marginBottom: vars.space[16] });

export const effect = style({ overflowWrap: 'anywhere' });

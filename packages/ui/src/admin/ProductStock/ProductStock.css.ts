import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const level = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space[12], maxWidth: '20rem' });

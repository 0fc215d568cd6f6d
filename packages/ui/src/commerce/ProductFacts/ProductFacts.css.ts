import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gap: vars.space[40] });

export const part = style({ display: 'grid', gap: vars.space[16] });

export const pictograms = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBottom: vars.space[8] });

export const line = style({ display: 'block', overflowWrap: 'anywhere' });

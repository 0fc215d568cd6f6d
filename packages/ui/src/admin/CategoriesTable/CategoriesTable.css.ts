import { layered } from '../../styles/layered.ts';
import { stackedRow } from '../../styles/stackedRow.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const form = style({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: vars.space[8] });
export const field = style({ flex: '1 1 12rem' });

export const stacked = stackedRow('admin', ['categorie actions', 'produits actions', 'publies actions']);

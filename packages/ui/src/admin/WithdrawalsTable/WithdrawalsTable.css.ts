import { layered } from '../../styles/layered.ts';
import { stackedRow } from '../../styles/stackedRow.ts';

const { style } = layered('admin');

export const stacked = stackedRow('admin', ['commande actions', 'client date', 'motif motif', 'etat etat']);

/** In the customer's words. */
export const reason = style({ overflowWrap: 'anywhere' });

import { layered } from '../../styles/layered.ts';
import { stackedRow } from '../../styles/stackedRow.ts';

const { style } = layered('admin');

export const stacked = stackedRow('admin', ['commande date', 'client client', 'motif motif', 'delai delai']);

/** In the customer's words. */
export const reason = style({ overflowWrap: 'anywhere' });

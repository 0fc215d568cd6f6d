import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stackedRow } from '../../styles/stackedRow.ts';

export const stacked = stackedRow('admin', [
  'utilisateur actions',
  'utilisateur depenses',
  'role statut',
  'commandes commandes',
  'inscription inscription',
  'connexion connexion',
]);

const { style } = layered('admin');

/** At the right as a figure in its column, at the left as a fact in a stacked row. */
export const orders = style({ '@media': { [media.belowLg]: { textAlign: 'start' } } });

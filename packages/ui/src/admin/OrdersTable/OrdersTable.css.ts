import { stackedRow } from '../../styles/stackedRow.ts';

export const stacked = stackedRow('admin', ['commande actions', 'client montant', 'date paiement', 'statut paiement']);

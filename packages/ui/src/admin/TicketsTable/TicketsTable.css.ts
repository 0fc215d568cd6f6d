import { stackedRow } from '../../styles/stackedRow.ts';

export const stacked = stackedRow('admin', ['ticket statut', 'client client', 'date date']);

import { stackedRow } from '../../styles/stackedRow.ts';

export const stacked = stackedRow('admin', ['adresse adresse', 'etat actions', 'date date']);

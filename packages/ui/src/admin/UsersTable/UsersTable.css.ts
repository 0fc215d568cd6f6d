import { stackedRow } from '../../styles/stackedRow.ts';

export const stacked = stackedRow('admin', ['utilisateur actions', 'utilisateur depenses', 'role statut']);

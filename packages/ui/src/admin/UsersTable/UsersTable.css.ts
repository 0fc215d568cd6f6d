import { stackedRow } from '../../primitives/Table/stackedRow.ts';

export const stacked = stackedRow('admin', ['utilisateur actions', 'utilisateur depenses', 'role statut']);

import type { AdminUser, UserColumn } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ListOf } from '../data/rows.ts';

/** A user's orders and what they spent are summed up for those on the page alone: only samples sort by them. */
export const userRows: ListOf<AdminUser, UserColumn> = {
  name: 'users',
  read: (client, asked) => client.call(contract.listUsers, asked),
  file: contract.exportUsers,
  kind: 'role',
  sorts: {
    utilisateur: 'name',
    role: 'role',
    inscription: 'createdAt',
    connexion: 'lastLogin',
    statut: 'status',
  } satisfies Partial<Record<UserColumn, 'createdAt' | contract.SortOf<typeof contract.listUsers>>>,
  keyOf: ({ _id }) => _id,
};

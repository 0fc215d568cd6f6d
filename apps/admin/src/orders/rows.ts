import type { AdminOrder, OrderColumn } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ListOf } from '../data/rows.ts';

export const orderRows: ListOf<AdminOrder, OrderColumn> = {
  name: 'orders',
  read: (client, asked) => client.call(contract.listOwnerOrders, asked),
  file: contract.exportOrders,
  kind: 'status',
  sorts: {
    commande: 'orderNumber',
    client: 'name',
    date: 'createdAt',
    montant: 'totalPrice',
    statut: 'status',
    paiement: 'paymentStatus',
  } satisfies Record<OrderColumn, 'createdAt' | contract.SortOf<typeof contract.listOwnerOrders>>,
  keyOf: ({ _id }) => _id,
};

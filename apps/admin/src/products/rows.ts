import type { AdminProduct, ProductColumn } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ListOf } from '../data/rows.ts';

export const productRows: ListOf<AdminProduct, ProductColumn> = {
  name: 'products',
  read: (client, asked) => client.call(contract.listOwnerProducts, asked),
  file: contract.exportProducts,
  kind: 'category',
  sorts: {
    produit: 'name',
    categorie: 'category',
    prix: 'price',
    stock: 'stock',
    date: 'createdAt',
    statut: 'status',
  } satisfies Record<ProductColumn, 'createdAt' | contract.SortOf<typeof contract.listOwnerProducts>>,
  keyOf: ({ id }) => id,
};

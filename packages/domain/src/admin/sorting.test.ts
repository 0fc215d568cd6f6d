import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminOrders, adminProducts, adminUsers } from '../samples/index.ts';
import { createListing } from './listing.ts';
import { createOrderListing } from './orders.ts';
import { createProductListing } from './products.ts';
import { type Sort, sortFromValue, sortToValue } from './sorting.ts';
import { createUserListing } from './users.ts';

const now = new Date(frozenNow);
const ascending = <Column extends string>(by: Column): Sort<Column> => ({ by, direction: 'ascending' });
const descending = <Column extends string>(by: Column): Sort<Column> => ({ by, direction: 'descending' });

describe('sorting', () => {
  it('leaves the rows as they are without a sort', () => {
    const orders = adminOrders(now);
    expect(createOrderListing().find(orders, { query: '', sort: null })).toBe(orders);
  });

  it('keeps the order of equal rows in both directions', () => {
    const rows = [
      { name: 'a', rank: 1 },
      { name: 'b', rank: 1 },
      { name: 'c', rank: 0 },
    ];
    const listing = createListing({
      texts: [({ name }: (typeof rows)[number]) => name],
      columns: ['rank'],
      keys: { rank: (row) => row.rank },
    });
    const names = (sort: Sort<'rank'>) => listing.find(rows, { query: '', sort }).map(({ name }) => name);
    expect(names(ascending('rank'))).toEqual(['c', 'a', 'b']);
    expect(names(descending('rank'))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['commande', '1 2 3 4 5'],
    ['client', '5 2 3 1 4'],
    ['date', '1 2 3 4 5'],
    ['montant', '1 2 4 5 3'],
    ['statut', '5 4 3 2 1'],
    ['paiement', '4 3 2 5 1'],
  ] as const)('of orders by %s', (column, numbers) => {
    const sorted = createOrderListing().find(adminOrders(now), { query: '', sort: ascending(column) });
    expect(sorted.map((order) => order.orderNumber.slice(-1)).join(' ')).toBe(numbers);
  });

  it.each([
    ['produit', '3 10 1 4 6'],
    ['categorie', '10 1 3 6 4'],
    ['prix', '1 3 4 6 10'],
    ['stock', '4 3 10 6 1'],
    ['date', '10 6 4 3 1'],
    ['statut', '6 1 3 4 10'],
  ] as const)('of products by %s', (column, ids) => {
    const sorted = createProductListing().find(adminProducts(now), { query: '', sort: ascending(column) });
    expect(sorted.map((product) => product.id).join(' ')).toBe(ids);
  });

  it.each([
    ['utilisateur', '1 4 3 5 6 2'],
    ['role', '6 1 2 3 4 5'],
    ['inscription', '6 4 1 2 3 5'],
    ['commandes', '6 5 3 4 2 1'],
    ['depenses', '5 6 4 3 2 1'],
    ['connexion', '5 4 3 2 6 1'],
    ['statut', '1 2 3 6 5 4'],
  ] as const)('of users by %s', (column, ids) => {
    const sorted = createUserListing().find(adminUsers(now), { query: '', sort: ascending(column) });
    expect(sorted.map((user) => user._id.slice(-1)).join(' ')).toBe(ids);
  });
});

describe('the sort in an address', () => {
  it('is written and read back', () => {
    for (const sort of [ascending('prix'), descending('prix'), null]) {
      expect(sortFromValue(sortToValue(sort), ['prix', 'stock'])).toEqual(sort);
    }
    expect(sortToValue(descending('prix'))).toBe('-prix');
  });

  it.each(['', '-', 'couleur', '--prix'])('is none for « %s »', (value) => {
    expect(sortFromValue(value, ['prix', 'stock'])).toBeNull();
  });
});

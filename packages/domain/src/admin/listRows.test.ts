import { describe, expect, it } from 'vitest';
import { frozenNow, manyOrders } from '../fixtures/index.ts';
import { adminOrders, adminProducts, adminUsers } from '../samples/index.ts';
import { type ListView, listRows } from './listRows.ts';
import { orderList } from './orders.ts';
import { productList } from './products.ts';
import type { Sort } from './sorting.ts';
import { userList } from './users.ts';

const now = new Date(frozenNow);
const all = { query: '', sort: null };

interface Item {
  name: string;
  rank: number;
}

const items: readonly Item[] = [
  { name: 'Crème', rank: 1 },
  { name: 'Menthe', rank: 1 },
  { name: 'Cœur d’une cerise', rank: 0 },
];

const namesOf = (view: ListView<'rank'>) =>
  listRows(items, { texts: [({ name }) => name], keys: { rank: ({ rank }) => rank }, ...view }).map(({ name }) => name);

describe('the search of a list', () => {
  it.each([
    ['', ['Crème', 'Menthe', 'Cœur d’une cerise']],
    ['  ', ['Crème', 'Menthe', 'Cœur d’une cerise']],
    ['CREME', ['Crème']],
    [' coeur ', ['Cœur d’une cerise']],
    ["D'UNE  cerise", ['Cœur d’une cerise']],
    ['mementhe', []],
  ])('finds « %s » whatever its case and accents', (query, names) => {
    expect(namesOf({ query, sort: null })).toEqual(names);
  });
});

describe('the sort of a list', () => {
  it('keeps the order of equal rows in both directions', () => {
    expect(namesOf({ query: '', sort: { by: 'rank', direction: 'ascending' } })).toEqual([
      'Cœur d’une cerise',
      'Crème',
      'Menthe',
    ]);
    expect(namesOf({ query: '', sort: { by: 'rank', direction: 'descending' } })).toEqual([
      'Crème',
      'Menthe',
      'Cœur d’une cerise',
    ]);
  });

  it('leaves the rows passed in as they are', () => {
    const before = [...items];
    namesOf({ query: '', sort: { by: 'rank', direction: 'ascending' } });
    expect(items).toEqual(before);
  });

  it.each([
    ['commande', '1 2 3 4 5'],
    ['client', '4 2 3 1 5'],
    ['date', '1 2 3 4 5'],
    ['montant', '1 2 4 5 3'],
    ['statut', '5 4 3 2 1'],
    ['paiement', '4 3 2 5 1'],
  ] as const)('of orders by %s', (column, numbers) => {
    const sorted = listRows(adminOrders(now), { ...orderList, query: '', sort: ascending(column) });
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
    const sorted = listRows(adminProducts(now), { ...productList, query: '', sort: ascending(column) });
    expect(sorted.map((product) => product.id).join(' ')).toBe(ids);
  });

  it.each([
    ['utilisateur', '1 4 3 5 6 2'],
    ['role', '6 1 2 3 4 5'],
    ['inscription', '6 4 1 2 3 5'],
    ['commandes', '6 1 2 3 4 5'],
    ['depenses', '2 5 6 4 1 3'],
    ['connexion', '5 4 3 1 6 2'],
    ['statut', '1 2 3 6 5 4'],
  ] as const)('of users by %s', (column, ids) => {
    const sorted = listRows(adminUsers(now), { ...userList, query: '', sort: ascending(column) });
    expect(sorted.map((user) => user._id.slice(-1)).join(' ')).toBe(ids);
  });
});

describe('the filter of a list', () => {
  it('keeps the rows of one kind, and none for a kind that doesn’t exist', () => {
    const shown = (kind: string | null) =>
      listRows(adminOrders(now), { ...orderList, ...all, kind }).map(({ status }) => status);
    expect(shown('shipped')).toEqual(['shipped']);
    expect(shown('lost')).toEqual([]);
    expect(shown(null)).toHaveLength(5);
  });

  it('combines with search and sort', () => {
    const orders = manyOrders(2_000, now);
    const found = listRows(orders, {
      ...orderList,
      query: ' MOREAU ',
      sort: { by: 'montant', direction: 'descending' },
      kind: 'shipped',
    });
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(
      orders
        .filter(({ user, status }) => user.name.endsWith('Moreau') && status === 'shipped')
        .toSorted((a, b) => b.totalPrice - a.totalPrice),
    );
  });
});

const ascending = <Column extends string>(by: Column): Sort<Column> => ({ by, direction: 'ascending' });

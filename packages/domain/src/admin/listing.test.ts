import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozenNow, manyOrders } from '../fixtures/index.ts';
import { createListing } from './listing.ts';
import { changeOrderStatus, createOrderListing } from './orders.ts';

const busy = manyOrders(5_500, new Date(frozenNow));
const numbers = (orders: readonly { orderNumber: string }[]) => orders.map(({ orderNumber }) => orderNumber);

interface Item {
  name: string;
  rank: number;
}

const createItems = () =>
  createListing<Item, 'name' | 'rank'>({
    texts: [({ name }) => name],
    columns: ['name', 'rank'],
    keys: { name: ({ name }) => name, rank: ({ rank }) => rank },
  });

describe('a long list', () => {
  it('is sorted as a short one is, equal rows in the order in which they came', () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4_000, size: 'max' });
    fc.assert(
      fc.property(ranks, (drawn) => {
        const rows = drawn.map((rank, place) => ({ name: String(place), rank }));
        const listing = createItems();
        const find = (direction: 'ascending' | 'descending') =>
          listing.find(rows, { query: '', sort: { by: 'rank', direction } });
        expect(find('ascending')).toEqual(rows.toSorted((a, b) => a.rank - b.rank));
        expect(find('descending')).toEqual(rows.toSorted((a, b) => b.rank - a.rank));
      }),
      { numRuns: 20 },
    );
  });

  it('is searched, narrowed and sorted at once', () => {
    const found = createOrderListing().find(busy, {
      query: ' MOREAU ',
      sort: { by: 'montant', direction: 'descending' },
      kind: 'shipped',
    });
    const wanted = busy
      .filter(({ user, status }) => user.name.endsWith('Moreau') && status === 'shipped')
      .toSorted((a, b) => b.totalPrice - a.totalPrice);
    expect(found.length).toBeGreaterThan(50);
    expect(numbers(found)).toEqual(numbers(wanted));
  });

  it('finds the same whether it was prepared, half prepared or not at all', () => {
    const sort = { by: 'client', direction: 'ascending' } as const;
    let all = 0;
    for (const preparing = createOrderListing().prepare(busy); !preparing.next().done; all += 1);
    for (const wanted of [
      { query: 'moreau', sort },
      { query: '', sort, kind: 'shipped' },
      { query: '', sort: null, kind: 'shipped' },
    ]) {
      const { query, kind } = wanted;
      const expected = numbers(
        busy
          .filter(({ user, status }) => (query === '' || user.name.endsWith('Moreau')) && status === (kind ?? status))
          .toSorted(wanted.sort === null ? () => 0 : (a, b) => a.user.name.localeCompare(b.user.name, 'fr')),
      );
      for (const steps of [3, 9, 20, all - 90, all - 75, all - 50, all - 3, all]) {
        const listing = createOrderListing();
        const preparing = listing.prepare(busy);
        for (let step = 0; step < steps; step += 1) preparing.next();
        expect(numbers(listing.find(busy, wanted))).toEqual(expected);
        // Going on after that does no harm.
        while (!preparing.next().done);
        expect(numbers(listing.find(busy, wanted))).toEqual(expected);
      }
    }
  });

  it('knows at once about a row that was changed, added or taken away', () => {
    const listing = createOrderListing();
    const find = (rows: typeof busy, query: string) =>
      listing.find(rows, { query, sort: { by: 'statut', direction: 'ascending' } });
    const [first] = busy;
    if (!first) throw new Error('There are no orders.');
    expect(find(busy, first.orderNumber)).toEqual([first]);
    const changed = changeOrderStatus(busy, first._id, 'cancelled');
    expect(find(changed, first.orderNumber)).toEqual([{ ...first, status: 'cancelled' }]);
    const renamed = [{ ...first, user: { ...first.user, name: 'Ophélie Ader' } }, ...busy];
    expect(find(renamed, 'ophelie')).toEqual([renamed[0]]);
    expect(find(busy.slice(1), first.orderNumber)).toEqual([]);
  });

  it('knows at once that a row is of another kind', () => {
    const listing = createOrderListing();
    const count = (rows: typeof busy) => listing.find(rows, { query: '', sort: null, kind: 'shipped' }).length;
    const [first] = busy;
    if (!first) throw new Error('There are no orders.');
    const before = count(changeOrderStatus(busy, first._id, 'cancelled'));
    expect(count(changeOrderStatus(busy, first._id, 'shipped'))).toBe(before + 1);
    expect(listing.find(busy, { query: '', sort: null, kind: 'lost' })).toEqual([]);
  });

  it('finds nothing in the end of one row and the beginning of the next', () => {
    const rows = ['poire', 'cardamome'].map((name, rank) => ({ name, rank }));
    const names = (query: string) =>
      createItems()
        .find(rows, { query, sort: null })
        .map(({ name }) => name);
    expect(names('recar')).toEqual([]);
    expect(names('re')).toEqual(['poire']);
    expect(names('me')).toEqual(['cardamome']);
    expect(names('r')).toEqual(['poire', 'cardamome']);
  });

  it('is the list itself when all is found, so that nothing is drawn anew', () => {
    const listing = createOrderListing();
    const sort = { by: 'date', direction: 'ascending' } as const;
    expect(listing.find(busy, { query: 'CMD', sort: null })).toBe(busy);
    expect(listing.find(busy, { query: 'CMD', sort })).toBe(listing.find(busy, { query: '', sort }));
  });
});

import { answering } from '@nuee/api-client/answering';
import { ownerOrder } from '@nuee/domain/fixtures';
import { expect, it } from 'vitest';
import type { Page } from '../data/rows.ts';
import { createSource } from '../data/source.ts';
import { showOrder } from './showOrder.ts';

type Orders = Page<typeof ownerOrder>;
const order = (_id: string, day: number) => ({ ...ownerOrder, _id, createdAt: `2026-01-${10 + day}T10:00:00.000Z` });
const pageOf = (...items: (typeof ownerOrder)[]): Orders => ({ items, next: 'cursor', total: 60 });
const firstPage = ['orders', 'list', {}, 1];
const filtered = ['orders', 'list', { status: 'pending' }, 1];

function desk(page: Orders) {
  const source = createSource(answering([]), false);
  source.queries.setQueryData(firstPage, page);
  source.queries.setQueryData(filtered, page);
  source.queries.setQueryData(['orders', '1'], order('1', 1));
  return {
    source,
    ids: () => source.queries.getQueryData<Orders>(firstPage)?.items.map(({ _id }) => _id),
    isStale: (key: readonly unknown[]) => source.queries.getQueryState(key)?.isInvalidated,
  };
}

it('puts a new order at the top of all orders, and asks for the lists that may or may not have it', () => {
  const { source, ids, isStale } = desk(pageOf(order('2', 2), order('1', 1)));
  showOrder(source, order('3', 3), 'created');
  expect(ids()).toEqual(['3', '2', '1']);
  expect(source.queries.getQueryData<Orders>(firstPage)?.total).toBe(61);
  expect([isStale(firstPage), isStale(filtered)]).toEqual([false, true]);
});

it('replaces an order that has changed, in the list and on its page', () => {
  const { source, ids } = desk(pageOf(order('2', 2), order('1', 1)));
  const shipped = { ...order('1', 1), status: 'shipped' };
  showOrder(source, shipped, 'changed');
  expect(ids()).toEqual(['2', '1']);
  expect(source.queries.getQueryData<Orders>(firstPage)?.items[1]).toEqual(shipped);
  expect(source.queries.getQueryData(['orders', '1'])).toEqual(shipped);
});

it('puts orders of a missed hour in their places, and none that stands on a later page', () => {
  const { source, ids } = desk(pageOf(order('4', 4), order('2', 2)));
  showOrder(source, order('3', 3), 'created');
  showOrder(source, order('1', 1), 'created');
  showOrder(source, order('0', 0), 'changed');
  expect(ids()).toEqual(['4', '3', '2']);
});

import type { OwnerOrder, ShopEvent } from '@nuee/domain/live';
import type { Page } from '../data/rows.ts';
import type { Source } from '../data/source.ts';

/** The first page of all orders, the latest first. */
const firstPage = ['orders', 'list', {}, 1];

/**
 * Paints an order that an event brought, without asking for it: on its own page, and on the first page of all orders. Whether a filter,
 * a search or another page has it, only the API knows: those are read again where they are on screen.
 */
export function showOrder({ queries }: Source, order: OwnerOrder, kind: ShopEvent['kind']): void {
  queries.setQueryData<OwnerOrder>(['orders', order._id], (shown) => shown && order);
  // An answer on its way may be older than the event.
  const isBeingRead = queries.getQueryState(firstPage)?.fetchStatus === 'fetching';
  if (!isBeingRead) {
    queries.setQueryData<Page<OwnerOrder>>(firstPage, (page) => page && withOrder(page, order, kind === 'created'));
  }
  void queries.invalidateQueries({
    queryKey: ['orders'],
    predicate: ({ queryKey: [, name, asked, page] }) =>
      name !== order._id && (isBeingRead || name !== 'list' || Object.keys(asked ?? {}).length > 0 || page !== 1),
  });
}

function withOrder(page: Page<OwnerOrder>, order: OwnerOrder, isNew: boolean): Page<OwnerOrder> {
  const { items, next, total, totalIsCapped } = page;
  if (items.some(({ _id }) => _id === order._id)) {
    return { ...page, items: items.map((shown) => (shown._id === order._id ? order : shown)) };
  }
  const later = items.filter(({ createdAt }) => createdAt > order.createdAt);
  // It stands on a later page.
  if (!isNew || (later.length === items.length && next !== null)) return page;
  return {
    ...page,
    items: [...later, order, ...items.slice(later.length)],
    total: totalIsCapped ? total : total + 1,
  };
}

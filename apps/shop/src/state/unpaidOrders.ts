import type { KeptStorage } from '@nuee/ui/keptStorage';
import { storageKeys } from './storageKeys.ts';

/** An order that is made and whose card is about to be paid. */
export interface UnpaidOrder {
  id: string;
  orderNumber: string;
  /** Whose order it is. */
  email: string;
}

const key = storageKeys.unpaidOrders;

export interface UnpaidOrders {
  all(): readonly UnpaidOrder[];
  add(order: UnpaidOrder): void;
  remove(id: string): void;
}

/**
 * The orders whose card payment any page of this browser may have to finish, one line each in the browser's storage.
 */
export function createUnpaidOrders(storage: KeptStorage): UnpaidOrders {
  const all = (): UnpaidOrder[] =>
    (storage.getItem(key) ?? '').split('\n').flatMap((line) => {
      const [id, orderNumber, email] = line.split(' ');
      return id && orderNumber && email ? [{ id, orderNumber, email }] : [];
    });
  const write = (orders: readonly UnpaidOrder[]): void => {
    const lines = orders.map(({ id, orderNumber, email }) => `${id} ${orderNumber} ${email}`);
    if (lines.length > 0) storage.setItem(key, lines.join('\n'));
    else storage.removeItem(key);
  };
  return {
    all,
    add: (order) => write([...all().filter(({ id }) => id !== order.id), order]),
    remove: (id) => write(all().filter((order) => order.id !== id)),
  };
}

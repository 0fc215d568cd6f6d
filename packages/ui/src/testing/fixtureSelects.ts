import { orderTotals } from '@nuee/domain';
import { addresses, carts, frozenNow, orders, products } from '@nuee/domain/fixtures';
import { adminOrders, adminUsers } from '@nuee/domain/samples';
import { accountOrders, favorites, tickets } from '@nuee/domain/samples/account';
import { photographs } from './photographs.ts';

// The fixtures as named choices in the controls. For stories only.

const selectOf = <Value>(examples: Readonly<Record<string, Value>>) =>
  ({ options: Object.keys(examples), mapping: examples, control: 'select' }) as const;

/** The fixtures by their readable names. */
const named = <Value>(list: readonly Value[], name: (each: Value) => string): Record<string, Value> =>
  Object.fromEntries(list.map((each) => [name(each), each]));

/** The value taken from each fixture. */
const fromEach = <Value, Part>(examples: Readonly<Record<string, Value>>, of: (each: Value) => Part) =>
  selectOf(Object.fromEntries(Object.entries(examples).map(([name, each]) => [name, of(each)])));

const now = new Date(frozenNow);

export const productSelect = selectOf(products);
export const addressSelect = selectOf(addresses);

/** The lines of each cart, and its amounts. */
export const cartItemsSelect = fromEach(carts, ({ items }) => items);
export const totalsSelect = fromEach(carts, ({ items }) => orderTotals(items));
/** A line of a cart, by its product. */
export const cartItemSelect = selectOf(
  named(
    [...carts.freeShipping.items, ...carts.paidShipping.items],
    ({ product, size }) => `${product.name}, ${size} ml`,
  ),
);

/** An order as its customer sees it, its lines, and lists of orders. */
export const orderSelect = selectOf(orders);
export const orderItemsSelect = fromEach(orders, ({ items }) => items);
export const accountOrdersSelect = selectOf({ none: [], one: [orders.shipped], several: accountOrders(now) });

export const favoriteSelect = selectOf(named(favorites, ({ name }) => name));
export const ticketSelect = selectOf(named(tickets(now), ({ subject, status }) => `${subject} (${status})`));

/** An order and a customer as the back office sees them. */
export const adminOrderSelect = selectOf(named(adminOrders(now), ({ orderNumber }) => orderNumber));
export const adminOrdersSelect = selectOf({ none: [], latest: adminOrders(now).slice(0, 1), all: adminOrders(now) });
export const customerSelect = selectOf(named(adminUsers(now), ({ name }) => name));

/** What a ticket was sent with. */
export const photographsSelect = selectOf({ none: [], two: photographs });

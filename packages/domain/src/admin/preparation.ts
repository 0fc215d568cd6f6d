import type { OrderItem } from '../contract/shapes.ts';
import { fold } from '../slug.ts';

/** How many of a bottle have to be taken from the shelf. */
export type PreparedBottle = Pick<OrderItem, 'name' | 'size' | 'nicotineStrength' | 'quantity'>;

/** All bottles of these orders, each once with its sum, in the order of a shelf: by name, size and strength. */
export function bottlesOf(orders: readonly { readonly items: readonly PreparedBottle[] }[]): PreparedBottle[] {
  const items = orders.flatMap((order) => order.items);
  const same = Map.groupBy(items, ({ name, size, nicotineStrength }) => `${name}/${size}/${nicotineStrength}`);
  return [...same.values()]
    .flatMap((lines) =>
      lines.slice(0, 1).map(({ name, size, nicotineStrength }) => ({
        name,
        size,
        nicotineStrength,
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    )
    .sort(
      (a, b) =>
        (fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : 0) ||
        a.size - b.size ||
        a.nicotineStrength - b.nicotineStrength,
    );
}

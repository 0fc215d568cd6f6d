import { expect, test } from 'vitest';
import { bottlesOf } from './preparation.ts';

const bottle = (name: string, size: number, nicotineStrength: number, quantity: number) => ({
  name,
  size,
  nicotineStrength,
  quantity,
});

test('each bottle stands once with its sum, in the order of the shelf', () => {
  const orders = [
    { items: [bottle('Menthe', 10, 3, 2), bottle('Érable', 50, 0, 1)] },
    { items: [bottle('Érable', 10, 6, 1), bottle('Menthe', 10, 3, 4), bottle('Menthe', 10, 0, 1)] },
  ];
  expect(bottlesOf(orders)).toEqual([
    bottle('Érable', 10, 6, 1),
    bottle('Érable', 50, 0, 1),
    bottle('Menthe', 10, 0, 1),
    bottle('Menthe', 10, 3, 6),
  ]);
  expect(bottlesOf([])).toEqual([]);
});

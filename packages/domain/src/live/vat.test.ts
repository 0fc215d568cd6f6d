import { expect, test } from 'vitest';
import { standardTerms } from '../terms.ts';
import { orderTotals } from '../totals.ts';
import { vatShares } from './vat.ts';

const items = [{ price: 14.5, quantity: 3 }];

test('tax on top applies to the products only, and delivery is listed at 0 %', () => {
  const totals = orderTotals(items, standardTerms);
  const shares = [
    { rate: 20, net: 4350, tax: 870 },
    { rate: 0, net: 499, tax: 0 },
  ];
  expect(vatShares(totals, standardTerms.vat)).toEqual(shares);
  expect(vatShares(totals)).toEqual(shares);
});

test('tax included in the prices applies to delivery too; free delivery has no line', () => {
  const totals = orderTotals(items, { ...standardTerms, vat: { rate: 20, included: true } });
  expect(vatShares(totals, { rate: 20, included: true })).toEqual([{ rate: 20, net: 4041, tax: 808 }]);
  expect(vatShares(totals)).toEqual([{ rate: 20, net: 4041, tax: 808 }]);
  const offered = orderTotals([{ price: 60, quantity: 1 }], standardTerms);
  expect(vatShares(offered, standardTerms.vat)).toEqual([{ rate: 20, net: 6000, tax: 1200 }]);
});

test('the shares add up to the order’s total, under any terms', () => {
  for (const vat of [0, 5.5, 10, 20].flatMap((rate) => [true, false].map((included) => ({ rate, included })))) {
    const totals = orderTotals([{ price: 17.99, quantity: 1 }], { ...standardTerms, vat });
    const sum = vatShares(totals, vat).reduce((cents, { net, tax }) => cents + net + tax, 0);
    expect(sum).toBe(Math.round(totals.totalPrice * 100));
  }
});

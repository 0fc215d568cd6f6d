import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './money.ts';
import {
  isWholeRefund,
  type PastRefund,
  type RefundPart,
  refundAmounts,
  refundableOf,
  refundErrors,
} from './refunds.ts';
import { standardTerms } from './terms.ts';
import { orderTotals } from './totals.ts';

const line = (_id: string, price: number, quantity: number) => ({
  ...{ _id, price, quantity, name: 'Poire', image: '/poire.png', size: 10, nicotineStrength: 3 },
});
const items = [line('a', 10, 2), line('b', 5.5, 1)];
const order = { items, ...orderTotals(items) };
const included = { items, ...orderTotals(items, { ...standardTerms, vat: { rate: 20, included: true } }) };

test('a part has its own tax, on top of its prices or in them', () => {
  const part = { lines: [{ lineId: 'a', quantity: 1 }], shipping: 0 };
  expect(refundAmounts(order, [], part)).toEqual({ itemsPrice: 10, shippingPrice: 0, taxPrice: 2, totalPrice: 12 });
  expect(refundAmounts(included, [], part)).toEqual({
    ...{ itemsPrice: 10, shippingPrice: 0, taxPrice: 1.67, totalPrice: 10 },
  });
  const delivery = { lines: [], shipping: 4.99 };
  expect(refundAmounts(order, [], delivery).totalPrice).toBe(4.99);
  expect(refundAmounts(included, [], delivery)).toMatchObject({ taxPrice: 0.83, totalPrice: 4.99 });
});

test('no more is paid back than was paid', () => {
  const first = { lines: [{ lineId: 'a', quantity: 1 }], shipping: 4 };
  const past = [{ ...refundAmounts(order, [], first), lines: first.lines }];
  expect(refundableOf(order, past)).toEqual({
    lines: [
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ],
    shipping: 0.99,
  });
  expect(refundErrors(order, past, first)).toEqual({
    shipping: 'Il ne reste que 0,99\u00a0€ de frais de port à rembourser.',
  });
  const twice = [
    { lineId: 'a', quantity: 1 },
    { lineId: 'a', quantity: 1 },
  ];
  expect(refundErrors(order, past, { lines: twice, shipping: 0 })).toEqual({
    a: 'Il n’en reste que 1 à rembourser.',
  });
  expect(refundErrors(order, past, { lines: [{ lineId: 'c', quantity: 1 }], shipping: 0 })).toEqual({
    c: 'Cet article n’est pas dans la commande.',
  });
  expect(refundErrors(order, past, { lines: [], shipping: 0 })).toEqual({ a: 'Choisissez ce que vous remboursez.' });
  expect(refundErrors(order, past, { lines: [{ lineId: 'b', quantity: 1 }], shipping: 0.99 })).toEqual({});
});

const bought = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const vat = fc.record({ rate: fc.constantFrom(0, 2.1, 5.5, 10, 20), included: fc.boolean() });

test('the credit notes of an order add up to its invoice, however its pieces and its delivery are parted', () => {
  fc.assert(
    fc.property(
      bought,
      vat,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30 }),
      (lines, terms, dice) => {
        const sold = lines.map(({ price, quantity }, i) => line(String(i), price, quantity));
        const whole = { items: sold, ...orderTotals(sold, { ...standardTerms, vat: terms }) };
        const past: PastRefund[] = [];
        for (let round = 0; ; round += 1) {
          const left = refundableOf(whole, past);
          const share = (most: number, i: number) => Math.round(most * (dice[(round * 7 + i) % dice.length] ?? 1));
          const isLast = round === 8;
          const part: RefundPart = isLast
            ? left
            : {
                lines: left.lines.map(({ lineId, quantity }, i) => ({ lineId, quantity: share(quantity, i) })),
                shipping: share(toCents(left.shipping), 9) / 100,
              };
          const isOver = isWholeRefund(whole, past, part);
          const amounts = refundAmounts(whole, past, part);
          for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0);
          past.push({ ...amounts, lines: part.lines });
          if (isOver) break;
        }
        for (const what of ['itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'] as const) {
          expect(past.reduce((all, refund) => all + toCents(refund[what]), 0)).toBe(toCents(whole[what]));
        }
      },
    ),
    { seed: 20260131, numRuns: 500 },
  );
});

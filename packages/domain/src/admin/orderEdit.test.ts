import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '../money.ts';
import { refundAmounts, refundErrors } from '../refunds.ts';
import { standardTerms } from '../terms.ts';
import { orderTotals } from '../totals.ts';
import { editOrder, editRefusal, type OrderEditing, orderEditErrors } from './orderEdit.ts';

const line = (_id: string, price: number, quantity: number) => ({
  ...{ _id, price, quantity, name: 'Poire', image: '/poire.png', size: 10, nicotineStrength: 3 },
});
const items = [line('a', 10, 2), line('b', 5.5, 1)];
const order = { items, ...orderTotals(items) };
const bottle = { size: 10, nicotineStrength: 3 };
const stronger = { size: 10, nicotineStrength: 6 };
const asSold = items.map(({ _id, quantity }) => ({ lineId: _id, quantity, ...bottle }));
const editing = (change: Partial<OrderEditing>): OrderEditing => ({
  ...{ order, isPaid: false, past: [], lines: asSold, priceOf: () => 12, charges: standardTerms, isOtherMethod: false },
  ...change,
});
const express = { ...standardTerms, shipping: { fee: 9 } };
const cheaper = { ...standardTerms, shipping: { fee: 3 } };

test('nothing changed leaves the amounts as sold, whatever delivery costs today', () => {
  const { totals, refund } = editOrder(editing({ charges: express }));
  expect([totals.totalPrice, refund]).toEqual([order.totalPrice, undefined]);
});

test('an unpaid order is written anew: fewer, more, another bottle at the price of today', () => {
  const lines = [{ lineId: 'a', quantity: 4, ...stronger }];
  const edited = editOrder(editing({ lines }));
  expect(edited.items).toEqual([{ ...items[0], ...stronger, quantity: 4, price: 12 }]);
  expect(edited.totals).toMatchObject({ itemsPrice: 48, shippingPrice: 4.99 });
  expect(edited.owed).toEqual(edited.totals);
  expect(editOrder(editing({ charges: express, isOtherMethod: true })).totals.shippingPrice).toBe(9);
});

test('a paid order gives back pieces and the difference of a cheaper delivery, and keeps its lines as sold', () => {
  const lines = [{ lineId: 'a', quantity: 1, ...stronger }];
  const edited = editOrder(editing({ isPaid: true, lines, priceOf: () => 10, charges: cheaper, isOtherMethod: true }));
  expect(edited.items).toEqual([{ ...items[0], ...stronger }, items[1]]);
  expect(edited.refund).toEqual({
    lines: [
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ],
    shipping: 1.99,
  });
  expect(edited.owed).toMatchObject({ itemsPrice: 10, shippingPrice: 3 });
});

const paid = 'Cette commande est payée\u00a0: ';
const dearer = `${paid}elle ne peut pas coûter plus cher. Passez une commande de plus.`;
test.each([
  ['more pieces', { lines: [{ lineId: 'a', quantity: 3, ...bottle }] }, { a: dearer }],
  ['a dearer bottle', { lines: [{ lineId: 'a', quantity: 1, ...stronger }] }, { a: dearer }],
  [
    'a cheaper bottle',
    { lines: [{ lineId: 'a', quantity: 1, ...stronger }], priceOf: () => 9 },
    { a: `${paid}remplacez par une variante au même prix, ou retirez l’article.` },
  ],
  ['a dearer delivery', { charges: express, isOtherMethod: true }, { deliveryMethod: dearer }],
])('a paid order gets no dearer: %s', (_, change, errors) => {
  expect(orderEditErrors(editing({ isPaid: true, ...change }))).toEqual(errors);
});

test('an order keeps at least one piece, of lines and bottles that there are', () => {
  const refused = (lines: OrderEditing['lines']) => orderEditErrors(editing({ lines, priceOf: () => undefined }));
  expect(refused([])).toEqual({ lines: 'Il ne reste aucun article\u00a0: annulez plutôt la commande.' });
  expect(refused([{ lineId: 'c', quantity: 1, ...bottle }])).toEqual({ c: 'Cet article n’est pas dans la commande.' });
  expect(refused([{ lineId: 'a', quantity: 1, ...stronger }])).toEqual({
    a: 'Poire n’est pas vendu dans cette variante.',
  });
  expect(orderEditErrors(editing({ lines: asSold }))).toEqual({});
});

test.each([
  ['pending', 'paid', undefined, true],
  ['processing', 'pending', 'refused', true],
  ['shipped', 'paid', undefined, false],
  ['delivered', 'paid', undefined, false],
  ['cancelled', 'pending', undefined, false],
  ['pending', 'refunded', undefined, false],
  ['pending', 'paid', 'received', false],
] as const)('an order that is %s, %s and withdrawn %s can be edited: %s', (status, paymentStatus, withdrawn, can) => {
  const withdrawal = withdrawn && { status: withdrawn };
  expect(editRefusal({ status, paymentStatus, withdrawal }) === undefined).toBe(can);
});

const bought = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 9_000 }).map((cents) => cents / 100),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const share = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });

test('whatever is edited, lines, amounts and refunds agree', () => {
  fc.assert(
    fc.property(
      ...[bought, share, fc.boolean(), fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 900 })],
      (lines, shares, isPaid, included, isOtherMethod, cents) => {
        const sold = lines.map(({ price, quantity }, i) => line(String(i), price, quantity));
        const vat = { rate: 20, included };
        const whole = { items: sold, ...orderTotals(sold, { ...standardTerms, vat }) };
        const charges = { vat, shipping: { fee: cents / 100 } };
        const asked = editing({
          ...{ order: whole, isPaid, charges, isOtherMethod },
          lines: sold.map(({ _id, quantity }, i) => ({
            ...{ lineId: _id, ...bottle },
            quantity: Math.round(quantity * (isPaid ? 1 : 2) * (shares[i] ?? 0)),
          })),
        });
        if (Object.keys(orderEditErrors(asked)).length > 0) return;
        const { items: after, totals, refund, owed } = editOrder(asked);
        const cost = (of: readonly { price: number; quantity: number }[]) =>
          of.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
        const stays = asked.lines.map(({ lineId, quantity }) => ({
          price: sold[Number(lineId)]?.price ?? 0,
          quantity,
        }));
        expect(toCents(owed.itemsPrice)).toBe(cost(stays));
        expect(toCents(totals.itemsPrice)).toBe(cost(after));
        if (!isPaid) {
          expect([refund, owed]).toEqual([undefined, totals]);
          return;
        }
        expect(totals.totalPrice).toBe(whole.totalPrice);
        expect(owed.totalPrice).toBeLessThanOrEqual(whole.totalPrice);
        if (!refund) return;
        expect(refundErrors(whole, [], refund)).toEqual({});
        const back = refundAmounts(whole, [], refund);
        expect(toCents(owed.totalPrice) + toCents(back.totalPrice)).toBe(toCents(whole.totalPrice));
      },
    ),
  );
});

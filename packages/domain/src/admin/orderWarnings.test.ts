import { expect, it } from 'vitest';
import { addresses } from '../fixtures/index.ts';
import { objectionsTo, warningSentence, warningsOf } from './orderWarnings.ts';

const paid = { status: 'processing', paymentStatus: 'paid', shippingAddress: addresses.camille, isWithdrawn: false };

it.each([
  [{}, []],
  [{ paymentStatus: 'pending' }, ['unpaid']],
  [{ paymentStatus: 'failed' }, ['unpaid']],
  [{ paymentStatus: 'refunded', status: 'cancelled' }, ['unpaid']],
  [{ isWithdrawn: true }, ['withdrawn']],
  [{ status: 'cancelled' }, ['cancelledButPaid']],
  [{ shippingAddress: { ...addresses.camille, postalCode: ' ' } }, ['addressIncomplete']],
  [{ paymentStatus: 'pending', isWithdrawn: true }, ['unpaid', 'withdrawn']],
])('an order with %j has the warnings %j', (facts, warnings) => {
  expect(warningsOf({ ...paid, ...facts })).toEqual(warnings);
});

it('only that a parcel leaves is questioned', () => {
  const order = { status: 'processing', warnings: ['unpaid' as const] };
  expect(objectionsTo('shipped', order)).toEqual(['unpaid']);
  expect(objectionsTo('delivered', order)).toEqual(['unpaid']);
  expect(objectionsTo('processing', order)).toEqual([]);
  expect(objectionsTo('cancelled', order)).toEqual([]);
  expect(objectionsTo('delivered', { ...order, status: 'shipped' })).toEqual([]);
});

it('names the amount that isn’t paid', () => {
  expect(warningSentence('unpaid', { totalPrice: 46.7 })).toBe('Cette commande de 46,70\u00a0€ n’est pas payée.');
});

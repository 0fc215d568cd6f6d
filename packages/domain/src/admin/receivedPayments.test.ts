import { expect, test } from 'vitest';
import { paidTogether, paymentOfOrder, reasonNotAwaited, sumOfOrders } from './receivedPayments.ts';

test.each([
  ['pending', 'pending', undefined],
  ['processing', 'failed', undefined],
  ['cancelled', 'pending', 'annulée'],
  ['cancelled', 'paid', 'déjà payée'],
  ['delivered', 'refunded', 'remboursée'],
])('the payment of an order that is %s and %s: %s', (status, paymentStatus, reason) => {
  expect(reasonNotAwaited({ status, paymentStatus })).toBe(reason);
});

test('what orders come to has no rounding error', () => {
  expect(sumOfOrders([{ totalPrice: 0.1 }, { totalPrice: 0.2 }])).toBe(0.3);
});

test('money for a cancelled order counts where it alone is asked about', () => {
  const open = { status: 'pending', paymentStatus: 'pending', totalPrice: 1 };
  const cancelled = { ...open, status: 'cancelled' };
  expect(paidTogether([cancelled])).toEqual({ paid: [cancelled], left: [] });
  expect(paidTogether([open, cancelled])).toEqual({ paid: [open], left: [{ order: cancelled, reason: 'annulée' }] });
});

test.each([
  ['pending', 'pending', 'Paiement en attente'],
  ['paid', 'pending', 'Payée'],
  ['pending', 'cancelled', 'Sans paiement'],
  ['failed', 'cancelled', 'Sans paiement'],
  ['paid', 'cancelled', 'Payée'],
])('a payment that is %s, of an order that is %s, is named %s', (paymentStatus, status, name) => {
  expect(paymentOfOrder(paymentStatus, status)).toBe(name);
});

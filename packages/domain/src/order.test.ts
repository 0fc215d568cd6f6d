import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PayOrderBody } from './contract/shapes.ts';
import { frozenNow, orders } from './fixtures/index.ts';
import {
  accountDeliveryLine,
  accountPaymentLine,
  deliveryLine,
  formatOrderNumber,
  orderStatusLabel,
  paymentLine,
  simulatedPayment,
} from './order.ts';

describe('the status of an order', () => {
  it.each([
    ['pending', 'En attente'],
    ['processing', 'En préparation'],
    ['shipped', 'Expédiée'],
    ['delivered', 'Livrée'],
    ['cancelled', 'Annulée'],
  ])('%s reads « %s » in the account and the administration', (status, label) => {
    expect(orderStatusLabel(status, 'account')).toBe(label);
    expect(orderStatusLabel(status, 'admin')).toBe(label);
  });

  it.each([
    ['pending', 'En attente'],
    ['processing', 'En traitement'],
    ['shipped', 'Expédiée'],
    ['delivered', 'Livrée'],
    ['cancelled', 'Annulée'],
  ])('%s reads « %s » on the confirmation', (status, label) => {
    expect(orderStatusLabel(status, 'confirmation')).toBe(label);
  });

  it.each(['', 'on-hold', 'Pending', 'toString', '__proto__'])(
    '%s, which is not a status, reads « Inconnu »',
    (status) => {
      expect(orderStatusLabel(status, 'confirmation')).toBe('Inconnu');
      expect(orderStatusLabel(status, 'account')).toBe('Inconnu');
      expect(orderStatusLabel(status, 'admin')).toBe('Inconnu');
    },
  );
});

describe('the delivery line', () => {
  it.each([
    ['pendingPaid', 'En préparation'],
    ['processing', 'En préparation'],
    ['cancelled', 'En préparation'],
    ['unknownStatus', 'En préparation'],
    ['shipped', 'En cours de livraison'],
    ['delivered', 'Livré le 19/01/2026'],
  ] as const)('of the order %s says « %s »', (name, line) => {
    expect(deliveryLine(orders[name])).toBe(line);
  });

  it('goes by the delivery rather than the status', () => {
    expect(deliveryLine({ status: 'shipped', isDelivered: true, deliveredAt: frozenNow })).toBe('Livré le 15/01/2026');
    expect(deliveryLine({ status: 'delivered', isDelivered: false })).toBe('En préparation');
  });

  it('works without a date that the server left out', () => {
    expect(deliveryLine({ status: 'delivered', isDelivered: true })).toBe('Livré');
  });
});

describe('the payment line', () => {
  it('gives the day of the payment in Paris', () => {
    expect(paymentLine(orders.pendingPaid)).toBe('Payé le 15/01/2026');
    expect(paymentLine({ isPaid: true, paidAt: '2026-01-14T23:00:00Z' })).toBe('Payé le 15/01/2026');
  });

  it('says that the payment is pending', () => {
    expect(paymentLine(orders.unpaid)).toBe('En attente de paiement');
    expect(paymentLine({ isPaid: false, paidAt: frozenNow })).toBe('En attente de paiement');
  });

  it('works without a date that the server left out', () => {
    expect(paymentLine({ isPaid: true })).toBe('Payé');
  });
});

it.each([
  [1, 'CMD-2026-001'],
  [6, 'CMD-2026-006'],
  [99, 'CMD-2026-099'],
  [999, 'CMD-2026-999'],
  [1000, 'CMD-2026-1000'],
])('numbers order %d of the year %s', (n, number) => {
  expect(formatOrderNumber(2026, n)).toBe(number);
});

it.each([
  ['paid', 'Payé le 15/01/2026'],
  ['pending', 'En attente de paiement'],
  ['failed', 'Paiement échoué'],
  ['refunded', 'Remboursé'],
] as const)('describes in the account a payment that is %s', (paymentStatus, line) => {
  const order = paymentStatus === 'paid' ? orders.pendingPaid : orders.unpaid;
  expect(accountPaymentLine({ ...order, paymentStatus })).toBe(line);
});

it.each([
  ['nothing yet without a payment', { ...orders.unpaid, paymentStatus: 'pending' }, 'Dès réception du paiement'],
  ['that it is being prepared', { ...orders.pendingPaid, paymentStatus: 'paid' }, 'En préparation'],
  ['nothing after a refund', { ...orders.unpaid, paymentStatus: 'refunded' }, undefined],
  ['nothing after a cancellation', { ...orders.cancelled, paymentStatus: 'paid' }, undefined],
  [
    'that it was delivered, refunded or not',
    { ...orders.delivered, isPaid: false, paymentStatus: 'refunded' },
    'Livré le 19/01/2026',
  ],
  ['what the confirmation says, in the demonstration', orders.unpaid, 'En préparation'],
] as const)('says of the delivery in the account %s', (_, order, line) => {
  expect(accountDeliveryLine(order)).toBe(line);
});

it('asks no payment for an order that was cancelled before it was paid', () => {
  const order = { ...orders.unpaid, status: 'cancelled', paymentStatus: 'pending' } as const;
  expect(accountPaymentLine(order)).toBe('Plus rien à régler');
  expect(accountPaymentLine({ ...order, isPaid: true, paidAt: frozenNow })).toBe('Payé le 15/01/2026');
});

it('simulates a payment that the contract accepts', () => {
  const body = simulatedPayment(
    '7d0f1a52-9a53-4d0e-8a53-0f5b7ce0a001',
    'client@maison-nuee.example',
    new Date(frozenNow),
  );
  expect(v.parse(PayOrderBody, body)).toEqual({
    paymentResult: {
      id: 'SIM-7d0f1a52-9a53-4d0e-8a53-0f5b7ce0a001',
      status: 'COMPLETED',
      update_time: '2026-01-15T09:00:00.000Z',
      email_address: 'client@maison-nuee.example',
    },
  });
});

import { expect, it } from 'vitest';
import type { OrderStep } from './customer.ts';
import { orderStatuses } from './order.ts';
import { isCancellable, orderStepLabel } from './ownOrder.ts';

it.each([
  [{ what: 'created' }, 'Commande passée'],
  [{ what: 'status', to: 'processing' }, 'Commande en préparation'],
  [{ what: 'status', to: 'cancelled' }, 'Commande annulée'],
  [{ what: 'payment', to: 'paid' }, 'Paiement reçu'],
  [{ what: 'payment', to: 'refunded' }, 'Remboursement effectué'],
  [{ what: 'withdrawal' }, 'Rétractation demandée'],
  [{ what: 'invoice', to: 'F-2026-000001' }, 'Facture F-2026-000001 émise'],
  [{ what: 'credit', to: 'A-2026-000001' }, 'Avoir A-2026-000001 émis'],
] satisfies [Omit<OrderStep, 'at'>, string][])('says in words what happened to an order: %o', (step, label) => {
  expect(orderStepLabel({ at: '2026-01-15T10:00:00+01:00', ...step })).toBe(label);
});

it('lets a customer cancel until the parcel leaves', () => {
  expect(orderStatuses.filter(isCancellable)).toEqual(['pending', 'processing']);
});

import type { OrderStep } from './customer.ts';
import { orderStatusLabel } from './order.ts';
import { withdrawalStepLabel } from './withdrawal.ts';

const paymentSteps: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['pending', 'Paiement en attente'],
  ['paid', 'Paiement reçu'],
  ['failed', 'Paiement échoué'],
  ['refunded', 'Remboursement effectué'],
]);

/** What happened, in the words of the account page. */
export function orderStepLabel({ what, to = '' }: OrderStep): string {
  switch (what) {
    case 'created':
      return 'Commande passée';
    case 'status':
      return `Commande ${orderStatusLabel(to, 'account').toLowerCase()}`;
    case 'payment':
      return paymentSteps.get(to) ?? 'Paiement';
    case 'withdrawal':
      return withdrawalStepLabel(to);
    case 'invoice':
      return `Facture ${to} émise`;
    case 'credit':
      return `Avoir ${to} émis`;
    default:
      return what satisfies never;
  }
}

/** Whether the customer may cancel an order with this status: until its parcel has left. */
export function isCancellable(status: string): boolean {
  return status === 'pending' || status === 'processing';
}

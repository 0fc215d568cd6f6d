import type { Address } from '../address.ts';
import type { OrderWarning } from '../live/orders.ts';
import { formatPrice, toCents, toEuros } from '../money.ts';
import type { OrderStatus } from '../order.ts';

interface Facts {
  readonly status: string;
  readonly paymentStatus: string;
  readonly shippingAddress: Address;
  /** Whether its customer has declared a withdrawal. */
  readonly isWithdrawn: boolean;
}

/** What speaks against sending an order: the same for the button, for a selection, and for the server. */
export function warningsOf({ status, paymentStatus, shippingAddress, isWithdrawn }: Facts): OrderWarning[] {
  const { firstName, lastName, street, postalCode, city, country } = shippingAddress;
  const isPaid = paymentStatus === 'paid';
  const isIncomplete = [`${firstName}${lastName}`, street, postalCode, city, country].some(
    (part) => part.trim() === '',
  );
  return [
    ...(isPaid ? [] : ['unpaid' as const]),
    ...(isWithdrawn ? ['withdrawn' as const] : []),
    ...(isPaid && status === 'cancelled' ? ['cancelledButPaid' as const] : []),
    ...(isIncomplete ? ['addressIncomplete' as const] : []),
  ];
}

const sent: ReadonlySet<string> = new Set(['shipped', 'delivered'] satisfies OrderStatus[]);

/** What speaks against giving an order a status: only that its parcel leaves is questioned. */
export const objectionsTo = (
  next: OrderStatus,
  { status, warnings }: { readonly status: string; readonly warnings: readonly OrderWarning[] },
): readonly OrderWarning[] => (sent.has(next) && !sent.has(status) ? warnings : []);

/** Why an order stays behind, in few words. */
export const warningLabels: Readonly<Record<OrderWarning, string>> = {
  unpaid: 'pas payée',
  withdrawn: 'rétractation déclarée',
  cancelledButPaid: 'annulée, à rembourser',
  addressIncomplete: 'adresse incomplète',
};

/** What an order cost, and what was paid back of it, in euros. */
interface Paid {
  readonly totalPrice: number;
  readonly refundedTotal?: number | undefined;
}

/** What speaks against sending an order, in one sentence each. */
export function warningSentence(warning: OrderWarning, { totalPrice, refundedTotal = 0 }: Paid): string {
  const left = toEuros(toCents(totalPrice) - toCents(refundedTotal));
  const sentences: Readonly<Record<OrderWarning, string>> = {
    unpaid: `Cette commande de ${formatPrice(totalPrice)} n’est pas payée.`,
    withdrawn: 'Son client a déclaré sa rétractation.',
    cancelledButPaid: `Elle est annulée, et ${formatPrice(left)} restent à rembourser.`,
    addressIncomplete: 'Son adresse de livraison est incomplète.',
  };
  return sentences[warning];
}

/** How an order can be paid (section 9). */
export const paymentMethods = ['card', 'paypal', 'bank-transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an order is paid through: nothing is taken, the customer's bank, or the page of a payment provider. */
export type PaymentMeans = 'simulated' | 'transfer' | 'hosted';

/** @param takesCards Whether a payment provider is set. @returns undefined for what isn't offered there. */
export function paymentMeansOf(
  method: PaymentMethod,
  { demonstration, takesCards }: { demonstration: boolean; takesCards: boolean },
): PaymentMeans | undefined {
  if (method === 'bank-transfer') return 'transfer';
  if (demonstration) return 'simulated';
  return method === 'card' && takesCards ? 'hosted' : undefined;
}

/** Whether cards are taken: not at all, in a rehearsal where nothing is debited, or for real. */
export const cardPayments = ['none', 'test', 'production'] as const;
export type CardPayments = (typeof cardPayments)[number];

/** What a customer reads in such a rehearsal. */
export const testPaymentNotice =
  'Paiement en mode test\u00a0: aucune carte n’est débitée, et la commande reste impayée.';

/**
 * How a customer comes back from the page of the provider: `?paiement=refuse` in the address of the confirmation. Anybody can type it, so
 * it only chooses a sentence; whether the order is paid, the provider's notification says.
 */
export const paymentReturns = ['recu', 'refuse', 'abandonne'] as const;
export type PaymentReturn = (typeof paymentReturns)[number];

/** The payment states that the administration shows (section 4). */
export const paymentStatuses = ['paid', 'pending', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The status that a payment result must have for an order to count as paid. */
export const completedPayment = 'COMPLETED';

const methodLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['card', 'Carte bancaire'],
  ['paypal', 'PayPal'],
  ['bank-transfer', 'Virement bancaire'],
]);

const statusLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['paid', 'Payée'],
  ['pending', 'En attente'],
  ['failed', 'Échouée'],
  ['refunded', 'Remboursée'],
]);

/** The label of a payment method; any other value is « Inconnu ». */
export function paymentMethodLabel(method: string): string {
  return methodLabels.get(method) ?? 'Inconnu';
}

/** The label of a payment state in the administration; any other value is « Inconnu » (section 4). */
export function paymentStatusLabel(status: string): string {
  return statusLabels.get(status) ?? 'Inconnu';
}

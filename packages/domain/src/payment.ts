/** How an order can be paid (section 9). */
export const paymentMethods = ['card', 'paypal', 'bank-transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether a shop in service accepts it: card and PayPal are only simulated, in the demonstration. */
export const paysInService = (method: PaymentMethod): boolean => method === 'bank-transfer';

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

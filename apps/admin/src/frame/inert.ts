import type { AdminOrder, AdminUser } from '@nuee/domain';

// Section 2: these two actions only log.

/** Generates nothing. */
export function generateInvoice(order: AdminOrder): void {
  console.info(`Facture demandée pour ${order.orderNumber}.`);
}

/** Sends nothing. */
export function sendEmail(user: AdminUser): void {
  console.info(`E-mail demandé pour ${user.email}.`);
}

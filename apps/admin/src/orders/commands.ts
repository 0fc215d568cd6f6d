import { type AdminOrder, type OrderStatus, orderStatusFromValue, orderStatusLabel } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { type AgreedTerms, mostInBulk, type PaymentState } from '@nuee/domain/live';
import { type Commands, useCommands } from '../data/commands.ts';
import { download } from '../frame/download.ts';

/** The options of a status change. */
export interface StatusDetails {
  /** Whether the customer gets an e-mail about it. */
  notify: boolean;
  /** The tracking link of a parcel that leaves. */
  trackingUrl?: string;
}

export interface PaymentChange {
  paymentStatus: PaymentState;
  reference?: string;
}

/** What a change of an order concerns. */
const changed = ['orders', 'dashboard', 'products', 'users', 'mails', 'journal'];

export const useOrderCommands = () => useCommands(orderCommands);

export function orderCommands({ client, isDemonstration, toasts, run }: Commands) {
  return {
    changeStatus: (order: AdminOrder, next: OrderStatus, details?: StatusDetails) => {
      const before = orderStatusFromValue(order.status);
      const change = (status: OrderStatus, how: StatusDetails | undefined) =>
        client.call(contract.changeOrderStatus, { id: order._id, body: { status, ...how } });
      return run(changed, async () => {
        await change(next, details);
        toasts.undoable(`${order.orderNumber}\u00a0: ${orderStatusLabel(next, 'admin')}`, () => {
          if (!before) return;
          // The customer isn’t told a second time, and her parcel keeps its link.
          const { trackingUrl } = order;
          const link = before === 'shipped' && trackingUrl !== undefined ? { trackingUrl } : {};
          void run(changed, () => change(before, { notify: false, ...link }));
        });
      });
    },

    /** Gives orders a status; a refusal is reported for each order. */
    changeStatuses: (orders: readonly AdminOrder[], status: OrderStatus) =>
      run(changed, async () => {
        const names = new Map(orders.map(({ _id, orderNumber }) => [_id, orderNumber]));
        const ids = [...names.keys()];
        let done = 0;
        for (let from = 0; from < ids.length; from += mostInBulk) {
          const body = { ids: ids.slice(from, from + mostInBulk), status };
          for (const { id, ok, message } of await client.call(contract.changeOrders, { body })) {
            if (ok) done += 1;
            else toasts.error(`${names.get(id)}\u00a0: ${message}`);
          }
        }
        if (done > 0) {
          const what = `${done} ${done > 1 ? 'commandes' : 'commande'}`;
          toasts.success(`${what}\u00a0: ${orderStatusLabel(status, 'admin')}`);
        }
      }),

    /** Makes the invoice and saves it as a file; that of a sample is only logged (section 2). */
    invoice: ({ _id, orderNumber }: AdminOrder) =>
      run(['orders'], async () => {
        if (isDemonstration) console.info(`Facture demandée pour ${orderNumber}.`);
        else download(`${orderNumber}-facture.pdf`, await client.file(contract.readOwnerInvoice, { id: _id }));
      }),

    changePayment: ({ _id }: AdminOrder, body: PaymentChange) =>
      run(changed, () => client.call(contract.changeOrderPayment, { id: _id, body }), 'Paiement enregistré'),

    addNote: ({ _id }: AdminOrder, text: string) =>
      run(['orders', 'journal'], () => client.call(contract.addOrderNote, { id: _id, body: { text } }), 'Note ajoutée'),

    /** The terms of sale that an order was placed under; undefined where they could not be read, which is told. */
    readTerms: async (id: string): Promise<AgreedTerms | undefined> => {
      let terms: AgreedTerms | undefined;
      await run([], async () => {
        terms = await client.call(contract.readOwnerTerms, { id });
      });
      return terms;
    },
  };
}

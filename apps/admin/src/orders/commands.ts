import { ApiError } from '@nuee/api-client/apiError';
import { type AdminOrder, type OrderStatus, orderStatusLabel, type Parcel } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { type AgreedTerms, maxBulkOrders, type OrderRefund, type PaymentState } from '@nuee/domain/live';
import { type Commands, sentenceOf, useCommands } from '../data/commands.ts';
import { download } from '../frame/download.ts';

/** The options of a status change. */
export interface StatusDetails {
  /** Whether the customer gets an e-mail about it. */
  notify: boolean;
  /** Those that leave. */
  parcels?: Parcel[];
}

export interface PaymentChange {
  paymentStatus: PaymentState;
  reference?: string;
}

/** What a change of an order concerns. */
const changed = ['orders', 'dashboard', 'products', 'users', 'mails', 'journal'];

export const useOrderCommands = () => useCommands(orderCommands);

export function orderCommands({ client, isDemonstration, toasts, run }: Commands) {
  /** Says that orders have changed, and offers to undo it. @param changes each with the number of its order. */
  const reportChanges = (title: string, changes: ReadonlyMap<string, string>): void => {
    const undo = async () => {
      for (const [id, orderNumber] of changes) {
        await client.call(contract.undoChange, { id }).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          toasts.error(`${orderNumber}\u00a0: ${sentenceOf(error)}`);
        });
      }
    };
    if (changes.size > 0) toasts.undoable(title, () => void run(changed, undo));
    else toasts.success(title);
  };

  return {
    changeStatus: ({ _id, orderNumber }: AdminOrder, status: OrderStatus, details?: StatusDetails) =>
      run(changed, async () => {
        const { change } = await client.call(contract.changeOrderStatus, { id: _id, body: { status, ...details } });
        reportChanges(
          `${orderNumber}\u00a0: ${orderStatusLabel(status, 'admin')}`,
          new Map(change === undefined ? [] : [[change, orderNumber]]),
        );
      }),

    changeParcels: ({ _id }: AdminOrder, parcels: Parcel[]) =>
      run(
        ['orders', 'journal'],
        () => client.call(contract.changeParcels, { id: _id, body: { parcels } }),
        'Colis enregistrés',
      ),

    /** Gives orders a status; a refusal is reported for each order. @param parcels those that leave, by the id of their order. */
    changeStatuses: (orders: readonly AdminOrder[], status: OrderStatus, parcels?: Record<string, Parcel[]>) =>
      run(changed, async () => {
        const names = new Map(orders.map(({ _id, orderNumber }) => [_id, orderNumber]));
        const ids = [...names.keys()];
        const changes = new Map<string, string>();
        let done = 0;
        for (let from = 0; from < ids.length; from += maxBulkOrders) {
          const body = { ids: ids.slice(from, from + maxBulkOrders), status, ...(parcels && { parcels }) };
          for (const { id, ok, message, change } of await client.call(contract.changeOrders, { body })) {
            if (ok) done += 1;
            else toasts.error(`${names.get(id)}\u00a0: ${message}`);
            if (change !== undefined) changes.set(change, names.get(id) ?? '');
          }
        }
        if (done > 0) {
          const what = `${done} ${done > 1 ? 'commandes' : 'commande'}`;
          reportChanges(`${what}\u00a0: ${orderStatusLabel(status, 'admin')}`, changes);
        }
      }),

    /** Makes the invoice and saves it as a file; that of a sample is only logged (section 2). */
    invoice: ({ _id, orderNumber }: AdminOrder) =>
      run(['orders'], async () => {
        if (isDemonstration) console.info(`Facture demandée pour ${orderNumber}.`);
        else download(`${orderNumber}-facture.pdf`, await client.file(contract.readOwnerInvoice, { id: _id }));
      }),

    /** Saves the invoice or the credit note with that number as a file. */
    saveDocument: ({ _id }: AdminOrder, number: string) =>
      run([], async () => {
        const query = number.startsWith('A') ? { kind: 'credit', number } : undefined;
        download(`${number}.pdf`, await client.file(contract.readOwnerInvoice, { id: _id, ...(query && { query }) }));
      }),

    refund: ({ _id }: AdminOrder, body: OrderRefund) =>
      run(
        [...changed, 'withdrawals', 'accounting'],
        () => client.call(contract.refundOrder, { id: _id, body }),
        'Remboursement enregistré',
      ),

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

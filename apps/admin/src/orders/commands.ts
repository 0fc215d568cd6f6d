import { ApiError } from '@nuee/api-client/apiError';
import {
  type AdminOrder,
  bestProductsCsv,
  type OrderStatus,
  orderStatusLabel,
  type Parcel,
  paymentStatusLabel,
  type Refuse,
  salesCsv,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { maxBulkOrders, type OrderEdit, type OrderRefund } from '@nuee/domain/live';
import type { ChosenPeriod, SalesFile } from '@nuee/ui';
import { type Commands, sentenceOf, useCommands } from '../data/commands.ts';
import { download } from '../frame/download.ts';
import { salesQuery } from './queries.ts';

/** The options of a status change. */
export interface StatusDetails {
  /** Whether the customer gets an e-mail about it. */
  notify: boolean;
  /** Those that leave. */
  parcels?: Parcel[];
}

/** What a change of an order concerns. */
const changed = ['orders', 'dashboard', 'products', 'users', 'mails', 'journal'];

type BulkAnswer = contract.AnswerOf<typeof contract.changeOrders>;

export const useOrderCommands = () => useCommands(orderCommands);

export function orderCommands({ client, isDemonstration, toasts, run, ask }: Commands) {
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

  /**
   * Changes many orders, as many at once as a call may; a refusal is reported for each. Resolves to whether any was changed.
   *
   * @param what the state that they get.
   */
  const changeMany = async (
    orders: readonly AdminOrder[],
    what: string,
    change: (some: readonly AdminOrder[]) => Promise<BulkAnswer>,
  ): Promise<boolean> => {
    const names = new Map(orders.map(({ _id, orderNumber }) => [_id, orderNumber]));
    const changes = new Map<string, string>();
    const done: string[] = [];
    const isAnswered = await run(changed, async () => {
      for (let from = 0; from < orders.length; from += maxBulkOrders) {
        for (const { id, ok, message, change: made } of await change(orders.slice(from, from + maxBulkOrders))) {
          const name = names.get(id) ?? '';
          if (ok) done.push(name);
          else toasts.error(`${name}\u00a0: ${message}`);
          if (made !== undefined) changes.set(made, name);
        }
      }
      const which = done.length > 1 ? `${done.length} commandes` : done[0];
      if (which !== undefined) reportChanges(`${which}\u00a0: ${what}`, changes);
    });
    return isAnswered && done.length > 0;
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

    /** Saves what was sold in a period, by day or of each product. */
    saveSales: (asked: ChosenPeriod, file: SalesFile) =>
      run([], async () => {
        const { days, products } = await client.call(contract.readSales, { query: salesQuery(asked) });
        const [name, text] =
          file === 'days' ? ['ventes', salesCsv(days)] : ['meilleurs-produits', bestProductsCsv(products)];
        download(`${name}-${asked.from}-${asked.to}.csv`, text);
      }),

    changeParcels: ({ _id }: AdminOrder, parcels: Parcel[]) =>
      run(
        ['orders', 'journal'],
        () => client.call(contract.changeParcels, { id: _id, body: { parcels } }),
        'Colis enregistrés',
      ),

    /** Gives orders a status; a refusal is reported for each order. @param parcels those that leave, by the id of their order. */
    changeStatuses: (orders: readonly AdminOrder[], status: OrderStatus, parcels?: Record<string, Parcel[]>) =>
      changeMany(orders, orderStatusLabel(status, 'admin'), (some) =>
        client.call(contract.changeOrders, {
          body: { ids: some.map(({ _id }) => _id), status, ...(parcels && { parcels }) },
        }),
      ),

    /** Makes the invoice and saves it as a file; that of a sample is only logged (section 2). */
    invoice: ({ _id, orderNumber }: AdminOrder) =>
      run(['orders'], async () => {
        if (isDemonstration) return console.info(`Facture demandée pour ${orderNumber}.`);
        const file = await client.file(contract.readOwnerInvoice, { id: _id });
        // Its number was perhaps given just now.
        const { invoiceNumber } = await client.call(contract.readOwnerOrder, { id: _id });
        download(`${invoiceNumber}.pdf`, file);
      }),

    /** Saves the invoice or the credit note with that number as a file. */
    saveDocument: ({ _id }: AdminOrder, number: string) =>
      run([], async () => {
        const query = number.startsWith('A') ? { kind: 'credit', number } : undefined;
        download(`${number}.pdf`, await client.file(contract.readOwnerInvoice, { id: _id, ...(query && { query }) }));
      }),

    /** Records that orders are paid; a refusal is reported for each. @param referenceOf the bank's reference of each. */
    receivePayments: (orders: readonly AdminOrder[], referenceOf: (order: AdminOrder) => string | undefined) =>
      changeMany(orders, paymentStatusLabel('paid'), (some) => {
        const payments = some.map((order) => ({ id: order._id, reference: referenceOf(order) }));
        return client.call(contract.receivePayments, { body: { payments } });
      }),

    /** What an edit would do; undefined where it is refused. */
    previewEdit: ({ _id }: Pick<AdminOrder, '_id'>, body: OrderEdit, refuse?: Refuse) =>
      ask([], () => client.call(contract.editOrder, { id: _id, query: { preview: 'true' }, body }), undefined, refuse),

    edit: ({ _id }: Pick<AdminOrder, '_id'>, body: OrderEdit, refuse: Refuse) =>
      run(
        [...changed, 'accounting'],
        () => client.call(contract.editOrder, { id: _id, body }),
        'Commande modifiée',
        refuse,
      ),

    refund: ({ _id }: AdminOrder, body: OrderRefund) =>
      run(
        [...changed, 'withdrawals', 'accounting'],
        () => client.call(contract.refundOrder, { id: _id, body }),
        'Remboursement enregistré',
      ),

    addNote: ({ _id }: AdminOrder, text: string) =>
      run(['orders', 'journal'], () => client.call(contract.addOrderNote, { id: _id, body: { text } }), 'Note ajoutée'),

    /** The terms of sale that an order was placed under; undefined where they could not be read, which is told. */
    readTerms: (id: string) => ask([], () => client.call(contract.readOwnerTerms, { id })),
  };
}

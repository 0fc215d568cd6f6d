/** Orders for the back office, and a customer's list of her own. */

import { orderStatuses } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addOrderNote } from '../../commands/addOrderNote.ts';
import { cancelOrder } from '../../commands/cancelOrder.ts';
import { changeOrderPayment } from '../../commands/changeOrderPayment.ts';
import { changeOrderStatus } from '../../commands/changeOrderStatus.ts';
import { changeParcels } from '../../commands/changeParcels.ts';
import { editOrder, previewOrderEdit } from '../../commands/editOrder.ts';
import { enterOrder } from '../../commands/enterOrder.ts';
import { orderOf, ownOrderOf } from '../../commands/orders.ts';
import { receivePayment } from '../../commands/receivePayment.ts';
import { refundOrder } from '../../commands/refundOrder.ts';
import { checkedRelayPoint } from '../../commands/relayPoint.ts';
import { reorder } from '../../commands/reorder.ts';
import { settingsOf } from '../../commands/settings.ts';
import { undoChange } from '../../commands/undoChange.ts';
import { customerOrder, ownerOrder } from '../../presenters/orders.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';
import { onceByKey } from '../idempotency.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

export const ownerOrderList = listOf(contract.listOwnerOrders, 'orders', {
  filters: { status: 'status', payment: 'kind', user: 'owner' },
  narrowings: {
    status: {
      toShip: { statuses: ['pending', 'processing'], kind: 'paid', isHeld: true },
      toRefund: { statuses: ['cancelled'], kind: 'paid' },
    },
    payment: { awaited: { statuses: orderStatuses.filter((status) => status !== 'cancelled'), kind: 'pending' } },
  },
  sorts: {
    orderNumber: 'number',
    totalPrice: 'total',
    name: 'name',
    status: 'statusPlace',
    paymentStatus: 'paymentPlace',
  },
});
const ownOrderList = listOf(contract.listOrders, 'orders', {
  filters: { status: 'status', payment: 'kind' },
  sorts: { orderNumber: 'number', totalPrice: 'total' },
});

export function ownerOrderEndpoints(services: Services): Endpoint[] {
  const { storage, demo = true } = services;

  return [
    serve(services, contract.listOwnerOrders, ({ query }) => {
      const asked = listQuery(ownerOrderList, query);
      return answerList(asked, storage.list(asked), (_id, record) => ownerOrder(record));
    }),

    serve(services, contract.enterOrder, async (call) => {
      // Before the transaction: nobody else waits for the carrier.
      const relayPoint = await checkedRelayPoint(services.carrier, call.body);
      const entered = { entry: { ...call.body, relayPoint }, role: call.user.role ?? 'customer', place: services };
      const stored = await storage.tx(async (t) => {
        const enter = () => enterOrder(t, actorOf(call), entered);
        return onceByKey(
          t,
          call,
          enter,
          async ({ answer }) => (answer ? orderOf(t, answer._id) : enter()),
          ({ order: { _id, orderNumber } }) => ({ answer: { _id, orderNumber } }),
        );
      });
      return ownerOrder(stored);
    }),

    serve(services, contract.changeOrders, async (call) => {
      const { ids, status, parcels = {} } = call.body;
      const all = { status, notify: true, isUndoable: true, isUnquestioned: true };
      const answers = [];
      for (const id of new Set(ids)) {
        answers.push(
          await oneOfMany(id, () =>
            storage.tx(async (t) => changeOrderStatus(t, actorOf(call), { ...all, id, parcels: parcels[id] })),
          ),
        );
      }
      return answers;
    }),

    serve(services, contract.receivePayments, async (call) => {
      const answers = [];
      for (const payment of call.body.payments) {
        answers.push(
          await oneOfMany(payment.id, () => storage.tx(async (t) => receivePayment(t, actorOf(call), payment))),
        );
      }
      return answers;
    }),

    serve(services, contract.readOwnerOrder, async ({ params: { id } }) =>
      ownerOrder(await storage.read(async (t) => orderOf(t, id))),
    ),

    serve(services, contract.editOrder, ({ query, params: { id }, body: edit, ...call }) => {
      const asked = { id, edit, role: call.user.role ?? 'customer', place: services };
      return query.preview === 'true'
        ? storage.read(async (t) => previewOrderEdit(t, asked))
        : storage.tx(async (t) => editOrder(t, actorOf(call), asked));
    }),

    serve(services, contract.changeOrderStatus, async (call) => {
      const { id } = call.params;
      const asked = { id, ...call.body, isUndoable: true };
      const { stored, change } = await storage.tx(async (t) => changeOrderStatus(t, actorOf(call), asked));
      return { ...ownerOrder(stored), ...(change !== undefined && { change }) };
    }),

    serve(services, contract.changeParcels, async (call) => {
      const { id } = call.params;
      return ownerOrder(await storage.tx(async (t) => changeParcels(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.undoChange, async (call) =>
      ownerOrder(
        await storage.tx(async (t) =>
          undoChange(t, actorOf(call), { ...call.params, role: call.user.role ?? 'customer' }),
        ),
      ),
    ),

    serve(services, contract.changeOrderPayment, async (call) => {
      const { id } = call.params;
      return ownerOrder(await storage.tx(async (t) => changeOrderPayment(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.refundOrder, async (call) => {
      const { id } = call.params;
      return ownerOrder(await storage.tx(async (t) => refundOrder(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.addOrderNote, async (call) => {
      const { id } = call.params;
      return ownerOrder(await storage.tx(async (t) => addOrderNote(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.listOrders, ({ query, user }) => {
      const asked = listQuery(ownOrderList, query);
      const own = { ...asked, where: { ...asked.where, owner: user.id } };
      return answerList(own, storage.list(own), (_id, record) => customerOrder(record));
    }),

    serve(services, contract.cancelOrder, async ({ user, now, params: { id } }) =>
      customerOrder(await storage.tx(async (t) => cancelOrder(t, { who: 'customer', now }, { id, userId: user.id }))),
    ),

    serve(services, contract.readTransfer, ({ user, params: { id } }) =>
      storage.read(async (t) => {
        const { order } = await ownOrderOf(t, id, user.id);
        if (order.paymentMethod !== 'bank-transfer') {
          throw new ApiError(409, 'Cette commande ne se paie pas par virement.');
        }
        const { iban, bic, beneficiary, expiresAfterDays } = (await settingsOf(t)).bankTransfer;
        return { iban, bic, beneficiary, expiresAfterDays };
      }),
    ),

    serve(services, contract.reorder, ({ current, params: { id } }) =>
      storage.tx(async (t) => reorder(t, { id, userId: (await current(t)).id, demo })),
    ),
  ];
}

/** One of many changes, whose refusal stops none of the others. */
async function oneOfMany(id: string, change: () => Promise<{ change?: string }>) {
  try {
    const { change: undoable } = await change();
    return { id, ok: true, ...(undoable !== undefined && { change: undoable }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, ok: false, message: error.message };
  }
}

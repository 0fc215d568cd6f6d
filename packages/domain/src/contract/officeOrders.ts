/** Orders in the back office. */
import { AccountingSchema } from '../live/accounting.ts';
import { AgreedTermsSchema } from '../live/legal.ts';
import { EditedOrderSchema, OrderEditBody } from '../live/orderEdits.ts';
import { OrderEntryBody } from '../live/orderEntries.ts';
import {
  ChangedOrderSchema,
  OrderBulkBody,
  OrderBulkSchema,
  OrderNoteBody,
  OrderParcelsBody,
  OrderPaymentBody,
  OrderRefundBody,
  OrderStatusBody,
  OwnerOrderSchema,
  OwnerOrdersSchema,
  ReceivedPaymentsBody,
} from '../live/orders.ts';
import { paymentStates } from '../live/records.ts';
import { orderStatuses } from '../order.ts';
import { get, post, put } from './route.ts';

export const listOwnerOrders = get('/api/admin/orders', 'orders', {
  list: {
    filters: {
      /** `toShip`: paid, not shipped yet and not withdrawn from; `toRefund`: cancelled and still paid. */
      status: [...orderStatuses, 'toShip', 'toRefund'],
      /** `awaited`: neither paid nor cancelled. */
      payment: [...paymentStates, 'awaited'],
      user: 'text',
    },
    /** `status` in the order in which an order passes through them, `paymentStatus` from paid to refunded. */
    sorts: ['orderNumber', 'name', 'totalPrice', 'status', 'paymentStatus'],
    days: true,
  },
  answer: OwnerOrdersSchema,
});
/** What a customer orders by telephone. */
export const enterOrder = post('/api/admin/orders', 'orders', {
  body: OrderEntryBody,
  answer: OwnerOrderSchema,
  status: 201,
});
export const readOwnerOrder = get('/api/admin/orders/{id}', 'orders', { answer: OwnerOrderSchema });
/** Lines, addresses or delivery of an order that hasn't left; with `?preview=true` nothing is changed. */
export const editOrder = put('/api/admin/orders/{id}', 'orders', { body: OrderEditBody, answer: EditedOrderSchema });
/** The status of many. */
export const changeOrders = post('/api/admin/orders/bulk', 'orders', { body: OrderBulkBody, answer: OrderBulkSchema });
export const changeOrderStatus = put('/api/admin/orders/{id}/status', 'orders', {
  body: OrderStatusBody,
  answer: ChangedOrderSchema,
});
/** All parcels of an order that has left. */
export const changeParcels = put('/api/admin/orders/{id}/parcels', 'orders', {
  body: OrderParcelsBody,
  answer: OwnerOrderSchema,
});
/** Takes a change of status, or a received payment, back. */
export const undoChange = post('/api/admin/changes/{id}/undo', 'orders', { answer: OwnerOrderSchema });
export const changeOrderPayment = put('/api/admin/orders/{id}/payment', 'payments', {
  body: OrderPaymentBody,
  answer: OwnerOrderSchema,
});
/** Payments that have arrived, each as if alone; that of a transfer can be undone while its mail waits. */
export const receivePayments = post('/api/admin/orders/payments', 'payments', {
  body: ReceivedPaymentsBody,
  answer: OrderBulkSchema,
});
/** Pays back pieces or delivery, with a credit note for exactly that. */
export const refundOrder = post('/api/admin/orders/{id}/refunds', 'payments', {
  body: OrderRefundBody,
  answer: OwnerOrderSchema,
  status: 201,
});
export const addOrderNote = post('/api/admin/orders/{id}/notes', 'orders', {
  body: OrderNoteBody,
  answer: OwnerOrderSchema,
  status: 201,
});
export const readOwnerInvoice = get('/api/admin/orders/{id}/invoice', 'invoices', { media: 'application/pdf' });
/** The terms of sale that the order was placed under. */
export const readOwnerTerms = get('/api/admin/orders/{id}/terms', 'orders', { answer: AgreedTermsSchema });
export const exportOrders = get('/api/admin/orders.csv', 'csv', { media: 'text/csv' });
export const exportVat = get('/api/admin/vat.csv', 'csv', { media: 'text/csv' });

/** The figures of `?month=2026-01`, by default of the latest month with invoices. */
export const readAccounting = get('/api/admin/accounting', 'csv', { answer: AccountingSchema });
export const exportJournal = get('/api/admin/accounting/journal.csv', 'csv', { media: 'text/csv' });
export const exportFec = get('/api/admin/accounting/fec.txt', 'csv', { media: 'text/plain' });
export const exportInvoices = get('/api/admin/accounting/invoices.zip', 'invoices', { media: 'application/zip' });

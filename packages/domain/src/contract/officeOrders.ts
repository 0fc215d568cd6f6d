/** Orders in the back office. */
import { AgreedTermsSchema } from '../live/legal.ts';
import {
  ChangedOrderSchema,
  OrderBulkBody,
  OrderBulkSchema,
  OrderNoteBody,
  OrderPaymentBody,
  OrderStatusBody,
  OwnerOrderSchema,
  OwnerOrdersSchema,
} from '../live/orders.ts';
import { get, post, put } from './route.ts';

export const listOwnerOrders = get('/api/admin/orders', 'orders', { answer: OwnerOrdersSchema });
export const readOwnerOrder = get('/api/admin/orders/{id}', 'orders', { answer: OwnerOrderSchema });
/** The status of many. */
export const changeOrders = post('/api/admin/orders/bulk', 'orders', { body: OrderBulkBody, answer: OrderBulkSchema });
export const changeOrderStatus = put('/api/admin/orders/{id}/status', 'orders', {
  body: OrderStatusBody,
  answer: ChangedOrderSchema,
});
/** Takes a change of status back. */
export const undoChange = post('/api/admin/changes/{id}/undo', 'orders', { answer: OwnerOrderSchema });
export const changeOrderPayment = put('/api/admin/orders/{id}/payment', 'payments', {
  body: OrderPaymentBody,
  answer: OwnerOrderSchema,
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

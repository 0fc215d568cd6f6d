/** What a customer does with orders that she has placed. */

import { AgreedTermsSchema } from '../live/legal.ts';
import {
  CustomerOrderSchema,
  CustomerOrdersSchema,
  PaymentFormSchema,
  ReorderSchema,
  TransferSchema,
} from '../live/orders.ts';
import { paymentStates } from '../live/records.ts';
import { OrderWithdrawalBody, ReceiptSchema } from '../live/visitors.ts';
import { orderStatuses } from '../order.ts';
import { get, post } from './route.ts';

export const listOrders = get('/api/orders', 'customer', {
  list: {
    filters: { status: orderStatuses, payment: paymentStates },
    sorts: ['orderNumber', 'totalPrice'],
    days: true,
  },
  answer: CustomerOrdersSchema,
});
export const readInvoice = get('/api/orders/{id}/invoice', 'customer', { media: 'application/pdf' });
/** The terms of sale that an order was placed under. */
export const readTerms = get('/api/orders/{id}/terms', 'customer', { answer: AgreedTermsSchema });
/** Cancels an order until its parcel has left. */
export const cancelOrder = post('/api/orders/{id}/cancellation', 'customer', { answer: CustomerOrderSchema });
/** How it is paid by bank transfer. */
export const readTransfer = get('/api/orders/{id}/bank-transfer', 'customer', { answer: TransferSchema });
/** The form that goes to the page where it is paid by card. */
export const preparePayment = post('/api/orders/{id}/payment-form', 'customer', { answer: PaymentFormSchema });
/** Adds to the cart what is still sold of an order. */
export const reorder = post('/api/orders/{id}/cart', 'customer', { answer: ReorderSchema });
export const withdrawFromOrder = post('/api/orders/{id}/withdrawal', 'customer', {
  body: OrderWithdrawalBody,
  answer: ReceiptSchema,
  status: 201,
});

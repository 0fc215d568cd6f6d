import type { CreatedOrder, CreateOrderBody, Order, PayOrderBody } from '@nuee/domain';
import type { Http } from './http.ts';

export interface OrdersApi {
  /** @param key identifies the submission: repeated with the same key, it makes no second order. */
  create(body: CreateOrderBody, key: string): Promise<CreatedOrder>;
  pay(id: string, body: PayOrderBody): Promise<void>;
  get(id: string): Promise<Order>;
}

export const createOrdersApi = ({ send, read }: Http): OrdersApi => ({
  create: (json, key) => read('createOrder', { json, headers: { 'Idempotency-Key': key } }),
  // The answer's body is not used (section 7).
  pay: (id, json) => send('payOrder', { id, json }),
  get: (id) => read('readOrder', { id }),
});

import {
  type CreatedOrder,
  CreatedOrderSchema,
  type CreateOrderBody,
  type Order,
  OrderSchema,
  type PayOrderBody,
} from '@nuee/domain';
import type { Call, ReadingCall } from './http.ts';

export interface OrdersApi {
  /** @param key names the submission: said again with the same key, it makes no second order. */
  create(body: CreateOrderBody, key: string): Promise<CreatedOrder>;
  pay(id: string, body: PayOrderBody): Promise<void>;
  get(id: string): Promise<Order>;
}

export const createOrdersApi = ({ send, read }: { send: Call; read: ReadingCall }): OrdersApi => ({
  create: (body, key) =>
    read(CreatedOrderSchema, 'post', '/api/orders', { json: body, headers: { 'Idempotency-Key': key } }),
  // The answer is not read (section 7).
  pay: async (id, body) => {
    await send('put', `/api/orders/${encodeURIComponent(id)}/pay`, { json: body });
  },
  get: (id) => read(OrderSchema, 'get', `/api/orders/${encodeURIComponent(id)}`),
});

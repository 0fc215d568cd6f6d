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
  create(body: CreateOrderBody): Promise<CreatedOrder>;
  pay(id: string, body: PayOrderBody): Promise<void>;
  get(id: string): Promise<Order>;
}

export const createOrdersApi = ({ send, read }: { send: Call; read: ReadingCall }): OrdersApi => ({
  create: (body) => read(CreatedOrderSchema, 'post', '/api/orders', { json: body }),
  // The answer is not read (section 7).
  pay: async (id, body) => {
    await send('put', `/api/orders/${encodeURIComponent(id)}/pay`, { json: body });
  },
  get: (id) => read(OrderSchema, 'get', `/api/orders/${encodeURIComponent(id)}`),
});

import { get, post, put } from './route.ts';
import { CreatedOrderSchema, CreateOrderBody, OrderSchema, PayOrderBody } from './shapes.ts';

export const createOrder = post('/api/orders', 'customer', {
  body: CreateOrderBody,
  answer: CreatedOrderSchema,
  status: 201,
});
export const payOrder = put('/api/orders/{id}/pay', 'customer', { body: PayOrderBody, answer: OrderSchema });
export const readOrder = get('/api/orders/{id}', 'customer', { answer: OrderSchema });

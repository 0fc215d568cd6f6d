import type { Client } from '@nuee/api-client';
import type { CreatedOrder, CreateOrderBody, Order, PayOrderBody } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';

/** What is sent beside the order: its body is the one of the specification (section 7). Prices in euros. */
export interface OrderSubmission {
  key: string;
  itemsPrice: number;
  totalPrice: number;
}

export interface OrdersApi {
  /** Repeated with the same key, it makes no second order. At other prices than those that were shown it is refused. */
  create(body: CreateOrderBody, submission: OrderSubmission): Promise<CreatedOrder>;
  pay(id: string, body: PayOrderBody): Promise<void>;
  get(id: string): Promise<Order>;
}

export const createOrdersApi = ({ send, call }: Client): OrdersApi => ({
  create: (body, { key, itemsPrice, totalPrice }) =>
    call(contract.createOrder, {
      body,
      key,
      headers: { 'Expected-Items-Price': String(itemsPrice), 'Expected-Total-Price': String(totalPrice) },
    }),
  // The answer's body is not used (section 7).
  pay: (id, body) => send(contract.payOrder, { id, body }),
  get: (id) => call(contract.readOrder, { id }),
});

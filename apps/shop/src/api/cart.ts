import { type AddToCartBody, type Cart, CartSchema, type UpdateQuantityBody } from '@nuee/domain';
import type { Call, ReadingCall } from './http.ts';

export interface CartApi {
  get(): Promise<Cart>;
  add(body: AddToCartBody): Promise<void>;
  updateQuantity(body: UpdateQuantityBody): Promise<Cart>;
  clear(): Promise<Cart>;
}

/** The customer's cart on the server. */
export const createCartApi = ({ send, read }: { send: Call; read: ReadingCall }): CartApi => ({
  get: () => read(CartSchema, 'get', '/api/cart'),
  // The answer is not read, only its success counts (section 7).
  add: async (body) => {
    await send('post', '/api/cart/add', { json: body });
  },
  updateQuantity: (body) => read(CartSchema, 'put', '/api/cart/update-quantity', { json: body }),
  clear: () => read(CartSchema, 'delete', '/api/cart/clear'),
});

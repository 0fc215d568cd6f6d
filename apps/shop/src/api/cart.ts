import type { AddToCartBody, Cart, UpdateQuantityBody } from '@nuee/domain';
import type { Http } from './http.ts';

export interface CartApi {
  get(): Promise<Cart>;
  add(body: AddToCartBody): Promise<void>;
  updateQuantity(body: UpdateQuantityBody): Promise<Cart>;
  clear(): Promise<Cart>;
}

/** The customer's cart on the server. */
export const createCartApi = ({ send, read }: Http): CartApi => ({
  get: () => read('readCart'),
  // The answer's body is not used, only its success matters (section 7).
  add: (json) => send('addToCart', { json }),
  updateQuantity: (json) => read('updateQuantity', { json }),
  clear: () => read('clearCart'),
});

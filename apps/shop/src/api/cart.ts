import type { Client } from '@nuee/api-client';
import type { AddToCartBody, Cart, UpdateQuantityBody } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';

export interface CartApi {
  get(): Promise<Cart>;
  /**
   * Repeated with the same key, it adds nothing more.
   *
   * @param expectedPrice what a piece cost where it was seen, in euros. The body is the one of the specification (section 7).
   */
  add(body: AddToCartBody, key: string, expectedPrice: number): Promise<void>;
  updateQuantity(body: UpdateQuantityBody): Promise<Cart>;
  clear(): Promise<Cart>;
}

/** The customer's cart on the server. */
export const createCartApi = ({ send, call }: Client): CartApi => ({
  get: () => call(contract.readCart),
  // The answer's body is not used, only its success matters (section 7).
  add: (body, key, expectedPrice) =>
    send(contract.addToCart, { body, key, headers: { 'Expected-Price': String(expectedPrice) } }),
  updateQuantity: (body) => call(contract.updateQuantity, { body }),
  clear: () => call(contract.clearCart),
});

import type { CartApi } from './cart.ts';
import { ApiError } from './error.ts';
import type { HttpOptions } from './http.ts';
import type { OrdersApi } from './orders.ts';
import type { UsersApi } from './users.ts';

/** The whole API. What it is made of is loaded with the first call: a guest who looks around never makes one. */
export function createApi(options: HttpOptions): { cart: CartApi; orders: OrdersApi; users: UsersApi } {
  const load = async () => {
    try {
      const { connectApi } = await import('./connection.ts');
      return connectApi(options);
    } catch (cause) {
      throw new ApiError('The way to the API could not be loaded.', { cause });
    }
  };
  return {
    cart: {
      get: async () => (await load()).cart.get(),
      add: async (body) => (await load()).cart.add(body),
      updateQuantity: async (body) => (await load()).cart.updateQuantity(body),
      clear: async () => (await load()).cart.clear(),
    },
    orders: {
      create: async (body, key) => (await load()).orders.create(body, key),
      pay: async (id, body) => (await load()).orders.pay(id, body),
      get: async (id) => (await load()).orders.get(id),
    },
    users: {
      login: async (body) => (await load()).users.login(body),
      register: async (body) => (await load()).users.register(body),
      profile: async () => (await load()).users.profile(),
    },
  };
}

import { type CartApi, createCartApi } from './cart.ts';
import { ApiError } from './error.ts';
import type { Http, HttpOptions } from './http.ts';
import { createOrdersApi, type OrdersApi } from './orders.ts';
import { createUsersApi, type UsersApi } from './users.ts';

/** The whole API. */
export function createApi(options: HttpOptions): { cart: CartApi; orders: OrdersApi; users: UsersApi } {
  const http = loadedHttp(options);
  return { cart: createCartApi(http), orders: createOrdersApi(http), users: createUsersApi(http) };
}

/** The way to the API, loaded with the first call: a guest who looks around never makes one. */
function loadedHttp(options: HttpOptions): Http {
  const load = async (): Promise<Http> => {
    try {
      return (await import('./http.ts')).createHttp(options);
    } catch (cause) {
      throw new ApiError('The code that calls the API could not be loaded.', { cause });
    }
  };
  return {
    send: async (...call) => (await load()).send(...call),
    read: async (...call) => (await load()).read(...call),
  };
}

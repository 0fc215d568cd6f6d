import { type CartApi, createCartApi } from './cart.ts';
import { ApiError } from './error.ts';
import type { Http, HttpOptions } from './http.ts';
import { createMailLinksApi, type MailLinksApi } from './mailLinks.ts';
import { createOrdersApi, type OrdersApi } from './orders.ts';
import { createUsersApi, type UsersApi } from './users.ts';

interface Api {
  cart: CartApi;
  /** For the calls of a single page, whose code it loads itself. */
  http: Http;
  mailLinks: MailLinksApi;
  orders: OrdersApi;
  users: UsersApi;
}

/** The whole API. */
export function createApi(options: HttpOptions): Api {
  const http = loadedHttp(options);
  return {
    cart: createCartApi(http),
    http,
    mailLinks: createMailLinksApi(http),
    orders: createOrdersApi(http),
    users: createUsersApi(http),
  };
}

/** The API client, loaded with the first call, because a guest who only browses never makes one. */
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
    readAs: async (...call) => (await load()).readAs(...call),
    readFile: async (...call) => (await load()).readFile(...call),
  };
}

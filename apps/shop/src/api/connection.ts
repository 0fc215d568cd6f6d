import { type CartApi, createCartApi } from './cart.ts';
import { createHttp, type HttpOptions } from './http.ts';
import { createOrdersApi, type OrdersApi } from './orders.ts';
import { createUsersApi, type UsersApi } from './users.ts';

/** The API as it is spoken to: a file of its own, since it is loaded with the first call. */
export function connectApi(options: HttpOptions): { cart: CartApi; orders: OrdersApi; users: UsersApi } {
  const http = createHttp(options);
  return { cart: createCartApi(http), orders: createOrdersApi(http), users: createUsersApi(http) };
}

import { type Client, type ClientOptions, createClient } from '@nuee/api-client';
import { createCartApi } from './cart.ts';
import { createOrdersApi } from './orders.ts';
import { createUsersApi } from './users.ts';
import { createVisitorsApi } from './visitors.ts';

/** The calls that the shop makes; `client` is for those of a single page. */
export function createCalls(options: ClientOptions, client: Client = createClient(options)) {
  return {
    client,
    cart: createCartApi(client),
    visitors: createVisitorsApi(client),
    orders: createOrdersApi(client),
    users: createUsersApi(client),
  };
}

export type Api = ReturnType<typeof createCalls>;

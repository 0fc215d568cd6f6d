import { createOrdersApi } from './api/orders.ts';
import { createUsersApi } from './api/users.ts';
import { type Shop, useShop } from './shop.ts';
import { createAccount } from './state/account.ts';
import { cartAtom } from './state/cart.ts';
import { createCheckout } from './state/checkout.ts';

/** Account, orders and checkout: what only the pages of a customer need, and load. */
function createCustomerDesk({ cart, http, session, store, toasts }: Shop) {
  const users = createUsersApi(http);
  const orders = createOrdersApi(http);
  const account = createAccount({ session, cart, api: users, toasts });
  const placeOrder = createCheckout({
    orders,
    cart,
    items: () => store.get(cartAtom).items,
    // Not randomUUID, which browsers keep from pages that came over plain HTTP.
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    now: () => new Date(),
  });
  return { account, orders, placeOrder, users };
}

type CustomerDesk = ReturnType<typeof createCustomerDesk>;

// One per shop: a submission without an answer is remembered from page to page.
const desks = new WeakMap<Shop, CustomerDesk>();

/** The customer's actions. */
export function useCustomerDesk(): CustomerDesk {
  const shop = useShop();
  const desk = desks.get(shop) ?? createCustomerDesk(shop);
  desks.set(shop, desk);
  return desk;
}

import {
  AddToCartBody,
  addToCart,
  type Cart,
  CreateOrderBody,
  emptyLocalCart,
  findProduct,
  type Order,
  orderTotals,
  setItemQuantity,
  UpdateQuantityBody,
} from '@nuee/domain';
import type * as contract from '@nuee/domain/contract';
import {
  type Answer,
  frozenNow,
  orders,
  type PageWorld,
  profiles,
  registered,
  respond,
  settle,
} from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import * as v from 'valibot';
import { type Call, createAccountAnswers } from './accountAnswers.ts';

const routes = { ...apiRoutes, ...liveRoutes };
type Name = keyof typeof routes;
const names = Object.keys(routes) as Name[]; // Object.keys loses the type of the keys.
const isLive = (name: Name): name is keyof typeof liveRoutes => name in liveRoutes;

/**
 * The API of one story: the declared answers, and for everything else a shop with one customer. No request leaves the
 * page.
 */
export function createShopApi({
  cart: initial = emptyLocalCart(),
  session,
  api: declared = {},
}: PageWorld): typeof fetch {
  let cart: Cart = initial;
  const made = new Map<string, Order>();

  const keep = (next: Cart): Answer<Cart> => {
    cart = next;
    return respond.with(cart);
  };
  const change = (id: string, next: Partial<Order>): Answer<Order> => {
    const order = made.get(id);
    if (order === undefined) return respond.refused(404, 'Commande non trouvée');
    made.set(id, { ...order, ...next });
    return respond.with({ ...order, ...next });
  };

  const usual: { [Each in Name]: (call: Call) => Answer<unknown> } = {
    readCart: () => respond.with(cart),
    addToCart: ({ body }) => {
      const { productId, ...choice } = v.parse(AddToCartBody, body);
      const product = findProduct(products, productId);
      return product ? keep(addToCart(cart, { product, ...choice })) : respond.refused(404, 'Produit non trouvé');
    },
    updateQuantity: ({ body }) => {
      const { itemId, quantity } = v.parse(UpdateQuantityBody, body);
      return keep(setItemQuantity(cart, itemId, quantity));
    },
    clearCart: () => keep(emptyLocalCart()),
    readProfile: () => respond.with(session === 'registered' ? registered.profile : profiles.camille),
    createOrder: ({ body }) => {
      const order: Order = {
        ...orders.unpaid,
        ...v.parse(CreateOrderBody, body),
        _id: 'order-of-the-story',
        items: cart.items.map(({ product: { name, image }, ...line }) => ({ ...line, name, image })),
        ...orderTotals(cart.items),
      };
      made.set(order._id, order);
      keep(emptyLocalCart());
      return respond.with({ _id: order._id, orderNumber: order.orderNumber });
    },
    payOrder: ({ id }) => change(id, { isPaid: true, paidAt: frozenNow }),
    readOrder: ({ id }) => change(id, {}),
    preparePayment: () => respond.refused(409, 'Le paiement par carte n’est pas proposé.'),
    login: () => respond.with({ token: 'token-of-the-story' }),
    register: () => respond.with({ message: 'Compte créé.' }),
    logout: () => respond.with(undefined),
    askPasswordReset: () => respond.with(undefined),
    resetPassword: () => respond.with(undefined),
    contact: () => respond.with(undefined),
    subscribe: () => respond.with(undefined),
    confirmSubscription: () => respond.with(undefined),
    unsubscribe: () => respond.with(undefined),
    readTerms: () =>
      respond.with({ version: 1, agreedAt: frozenNow, content: '## Article 1. Objet\nNous vendons à des majeurs.' }),
    ...createAccountAnswers(),
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const { name, id } = find(request);
    const text = await request.text();
    const answer = declared[name] ?? usual[name]({ id, body: text && JSON.parse(text) });
    return toResponse(answer, isLive(name) ? livingRoutes[name] : apiRoutes[name]);
  };
}

/** The call of the contract that a request makes, and its order. */
function find({ method, url }: Request): { name: Name; id: string } {
  const { pathname } = new URL(url);
  for (const name of names) {
    const route = routes[name];
    const match = new RegExp(`^${route.path.replace('{id}', '([^/]+)')}$`).exec(pathname);
    if (match && route.method === method) return { name, id: match[1] ?? '' };
  }
  throw new Error(`A story asked for ${method} ${pathname}, which is no call of the contract.`);
}

async function toResponse(answer: Answer<unknown>, route: contract.Route | contract.Route): Promise<Response> {
  switch (answer.kind) {
    case 'body':
      if (answer.body instanceof Blob) return new Response(answer.body);
      if (route.response === undefined) return new Response(null, { status: 204 });
      return Response.json(v.parse(route.response, answer.body), { status: route.status });
    case 'refused':
      return Response.json({ message: answer.message }, { status: answer.status });
    default:
      return settle(answer);
  }
}

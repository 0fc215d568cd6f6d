import type { Client } from '@nuee/api-client';
import { answered, answering } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import { declared } from '@nuee/api-client/declared';
import {
  addToCart,
  type Cart,
  emptyLocalCart,
  findProduct,
  type Order,
  orderTotals,
  setItemQuantity,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { frozenNow, orders, type PageWorld, profiles, registered } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import { registeredAnswers } from './registeredAnswers.ts';

/** As a server refuses a call. */
const refusal = (status: number, serverMessage: string) => new ApiError(serverMessage, { status, serverMessage });

/** The calls of one story: the declared answers, and for everything else a shop with one customer. */
export function createStoryClient({ cart: initial = emptyLocalCart(), session, api = {} }: PageWorld): Client {
  let cart: Cart = initial;
  const made = new Map<string, Order>();

  const keep = (next: Cart): Cart => {
    cart = next;
    return cart;
  };
  const change = (id: string, next: Partial<Order>): Order => {
    const order = made.get(id);
    if (order === undefined) throw refusal(404, 'Commande non trouvée');
    const changed = { ...order, ...next };
    made.set(id, changed);
    return changed;
  };
  const done = () => undefined;

  return answering([
    answered(contract.readCart, () => cart),
    answered(contract.addToCart, ({ body: { productId, ...choice } }) => {
      const product = findProduct(products, productId);
      if (!product) throw refusal(404, 'Produit non trouvé');
      return keep(addToCart(cart, { product, ...choice }));
    }),
    answered(contract.updateQuantity, ({ body: { itemId, quantity } }) =>
      keep(setItemQuantity(cart, itemId, quantity)),
    ),
    answered(contract.clearCart, () => keep(emptyLocalCart())),
    answered(contract.createOrder, ({ body }) => {
      const order: Order = {
        ...orders.unpaid,
        ...body,
        _id: 'order-of-the-story',
        items: cart.items.map(({ product: { name, image }, ...line }) => ({ ...line, name, image })),
        ...orderTotals(cart.items),
      };
      made.set(order._id, order);
      keep(emptyLocalCart());
      return { _id: order._id, orderNumber: order.orderNumber };
    }),
    answered(contract.payOrder, ({ id }) => change(id, { isPaid: true, paidAt: frozenNow })),
    answered(contract.readOrder, ({ id }) => change(id, {})),
    answered(contract.preparePayment, () => {
      throw refusal(409, 'Le paiement par carte n’est pas proposé.');
    }),
    answered(contract.login, () => ({ token: 'token-of-the-story' })),
    answered(contract.register, () => ({ message: 'Compte créé.' })),
    answered(contract.logout, done),
    answered(contract.askPasswordReset, done),
    answered(contract.resetPassword, done),
    answered(contract.contact, done),
    answered(contract.subscribe, done),
    answered(contract.confirmSubscription, done),
    answered(contract.unsubscribe, done),
    answered(contract.readTerms, () => ({
      version: 1,
      agreedAt: frozenNow,
      content: '## Article 1. Objet\nNous vendons à des majeurs.',
    })),
    ...registeredAnswers(session === 'registered' ? registered.profile : profiles.camille),
    ...declared(api),
  ]);
}

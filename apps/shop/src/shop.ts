import type { Client } from '@nuee/api-client';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { createApi } from './api/api.ts';
import type { SiteData } from './pageData.ts';
import { createAgeGate } from './state/ageGate.ts';
import { createCart } from './state/cart.ts';
import { newKey } from './state/newKey.ts';
import { createPages, type FirstData, type Pages } from './state/pages.ts';
import { createPayments } from './state/payments.ts';
import { createSession, sessionAtom } from './state/session.ts';
import { termsAtom } from './state/terms.ts';
import { createToasts } from './state/toasts.ts';
import { createUnpaidOrders } from './state/unpaidOrders.ts';

export interface ShopOptions {
  /** Origin of the API. */
  apiUrl: string;
  /** The initial data of the opened page. */
  first: FirstData;
  /** Loads the data of another page. */
  readPage: Pages['read'];
  /** Gives what stands around every page today. */
  readSite: () => Promise<SiteData>;
  /** Makes the calls instead of the API, in stories. */
  client?: Client;
  localStorage: KeptStorage;
  sessionStorage: KeptStorage;
  /** Runs one change of the cart, or one payment, at a time: in the browser, across all of its tabs. */
  exclusively: <T>(what: 'cart' | 'payment', task: () => Promise<T>) => Promise<T>;
  announce: (change: { shown: boolean }) => void;
}

/** Wires the state, its actions and the API. A shop lives as long as the page. */
export function createShop({
  apiUrl,
  first,
  readPage,
  readSite,
  client,
  localStorage,
  sessionStorage,
  exclusively,
  announce,
}: ShopOptions) {
  const store = createStore();
  const pages = createPages({ first, read: readPage });
  const toasts = createToasts({ store });
  const session = createSession({ store, storage: localStorage });
  const ageGate = createAgeGate({ store, storage: sessionStorage });
  const api = createApi({ baseUrl: apiUrl, token: session.token, onSessionExpired: session.end }, client);
  const { users, orders } = api;
  const cart = createCart({
    store,
    storage: localStorage,
    api: api.cart,
    session,
    announce,
    newKey,
    exclusively: (task) => exclusively('cart', task),
  });

  const unpaidOrders = createUnpaidOrders(localStorage);
  /** Pays what a page left unpaid that was closed during a card payment. */
  const settlePayments = async (): Promise<void> => {
    const customer = store.get(sessionAtom);
    if (customer.status !== 'customer' || unpaidOrders.all().length === 0) return;
    const payments = createPayments({
      orders,
      unpaidOrders,
      exclusively: (task) => exclusively('payment', task),
    });
    for (const { orderNumber } of await payments.settle(customer.email)) {
      toasts.success('Commande passée avec succès !', `La commande ${orderNumber} est payée.`);
    }
  };

  /** Reads what the cart adds to the prices today. Never throws: the order asks again. */
  const readTerms = async (): Promise<void> => {
    const site = await readSite().catch(() => undefined);
    if (site) store.set(termsAtom, site.terms);
  };

  return {
    store,
    pages,
    readPage,
    readTerms,
    toasts,
    session,
    ageGate,
    cart,
    users,
    orders,
    visitors: api.visitors,
    client: api.client,
    unpaidOrders,
    settlePayments,
    exclusively,
    announce,
    sessionStorage,
  };
}

export type Shop = ReturnType<typeof createShop>;

const ShopContext = createContext<Shop | null>(null);
export const ShopProvider = ShopContext;

/** The shop's actions. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) {
    throw new Error('useShop: no <ShopProvider> above. Render the page inside of <App>, as main.tsx does.');
  }
  return shop;
}

import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { createApi } from './api/api.ts';
import type { Network } from './api/http.ts';
import { createAgeGate } from './state/ageGate.ts';
import { cartAtom, createCart } from './state/cart.ts';
import { createCheckout } from './state/checkout.ts';
import { createCheckoutDrafts } from './state/checkoutDraft.ts';
import { createSession } from './state/session.ts';
import { createSubmissions } from './state/submission.ts';
import { createToasts } from './state/toasts.ts';

export interface ShopOptions {
  /** Origin of the API. */
  apiUrl: string;
  network?: Network;
  localStorage: Storage;
  sessionStorage: Storage;
  /** Runs one change of the cart at a time. In the browser over all of its tabs. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  announce: (change: { shown: boolean }) => void;
}

/** Wires the state, the actions over it and the API. One shop lives as long as the page. */
export function createShop({ apiUrl, network, localStorage, sessionStorage, exclusively, announce }: ShopOptions) {
  const store = createStore();
  const toasts = createToasts({ store });
  const session = createSession({ store, storage: localStorage });
  const ageGate = createAgeGate({ store, storage: sessionStorage });
  const api = createApi({ baseUrl: apiUrl, token: session.token, onSessionExpired: session.end, network });
  const { users, orders } = api;
  const cart = createCart({ store, storage: localStorage, api: api.cart, session, announce, exclusively });
  const checkout = createCheckout({
    orders,
    cart,
    announce: () => announce({ shown: false }),
    submissions: createSubmissions({ storage: sessionStorage }),
    items: () => store.get(cartAtom).items,
    // Not randomUUID, which browsers keep from pages that came over plain HTTP.
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    now: () => new Date(),
  });
  const checkoutDrafts = createCheckoutDrafts({ storage: sessionStorage });
  return { checkoutDrafts, store, toasts, session, ageGate, cart, users, orders, checkout };
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

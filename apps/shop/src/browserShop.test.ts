import { emptyLocalCart } from '@nuee/domain';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserShop } from './browserShop.ts';
import { cartAtom } from './state/cart.ts';

const line = {
  _id: 'line',
  product: { _id: '3', name: 'Caramel Beurre Salé', image: '/c.png', price: 17.99 },
  ...{ quantity: 2, size: 30, nicotineStrength: 3, price: 17.99 },
};

let pieces: number;
const page = Object.assign(new EventTarget(), {
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
});
beforeEach(() => {
  pieces = 2;
  page.localStorage.setItem('token', 'token');
  vi.stubGlobal('window', page);
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...emptyLocalCart(), items: [{ ...line, quantity: pieces }], totalPrice: 35.98 }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('reads the customer’s cart again when the back button brings the page back as it was left', async () => {
  const { shop, connect } = createBrowserShop('http://api.example', { site: { terms: undefined } } as never);
  const disconnect = connect();
  const shown = () => shop.store.get(cartAtom).items[0]?.quantity;
  await vi.waitFor(() => expect(shown()).toBe(2), 10_000);
  pieces = 5;
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(shown()).toBe(5), 10_000);
  disconnect();
});

import { createShop, type Shop } from './shop.ts';

const cartUpdated = 'cart-updated';

/** The shop of this browser: its storage, its tabs, its locks. Returns a function that connects it to the page's events. */
export function createBrowserShop(apiUrl: string): { shop: Shop; connect: () => () => void } {
  const otherTabs = new BroadcastChannel(cartUpdated);

  const shop = createShop({
    apiUrl,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    exclusively: createLock(),
    announce: (change) => {
      window.dispatchEvent(new CustomEvent(cartUpdated, { detail: change }));
      otherTabs.postMessage(null);
    },
  });

  const connect = (): (() => void) => {
    const listening = new AbortController();
    const on = { signal: listening.signal };
    window.addEventListener(
      cartUpdated,
      (event) => {
        const shown = event instanceof CustomEvent && event.detail?.shown === true;
        if (!shown) void shop.cart.refresh();
      },
      on,
    );
    otherTabs.addEventListener('message', () => void shop.cart.reread(), on);
    // Another tab logged in or out, or changed what the browser keeps of the cart.
    window.addEventListener(
      'storage',
      () => {
        shop.session.refresh();
        void shop.cart.reread();
      },
      on,
    );
    shop.session.refresh();
    shop.ageGate.refresh();
    void shop.cart.refresh();
    return () => listening.abort();
  };

  return { shop, connect };
}

/** One task at a time over all tabs; where the browser has no locks (a page without TLS), over this tab. */
function createLock(): <T>(task: () => Promise<T>) => Promise<T> {
  if (navigator.locks) {
    // The lock's own type forgets that its promise is that of the task.
    return <T>(task: () => Promise<T>) => navigator.locks.request('cart', task) as Promise<T>;
  }
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

import { createKeptStorage } from '@nuee/ui/keptStorage';
import { createShop, type Shop, type ShopOptions } from './shop.ts';
import { type FirstData, fetchPageData, fetchSiteData } from './state/pages.ts';

const cartUpdated = 'cart-updated';

/** The shop of this browser: its storage, its tabs, its locks. Returns a function that connects it to the page's events. */
export function createBrowserShop(apiUrl: string, first: FirstData): { shop: Shop; connect: () => () => void } {
  const otherTabs = new BroadcastChannel(cartUpdated);

  const shop = createShop({
    apiUrl,
    first,
    readPage: fetchPageData,
    readSite: fetchSiteData,
    localStorage: createKeptStorage(() => window.localStorage),
    sessionStorage: createKeptStorage(() => window.sessionStorage),
    exclusively: createLocks(),
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
    // A page that the back button brings back as it was left: its cart may have changed since, perhaps on another device.
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && shop.cart.reread()), on);
    // Another tab logged in or out, or changed the part of the cart that is kept in the browser.
    window.addEventListener(
      'storage',
      () => {
        shop.session.refresh();
        void shop.cart.reread();
      },
      on,
    );
    shop.session.refresh();
    void shop.cart.refresh();
    // The next page tries again what fails here.
    shop.settlePayments().catch((error: unknown) => console.error('An earlier order could not be paid.', error));
    return () => listening.abort();
  };

  return { shop, connect };
}

/** One task of a kind at a time in all tabs; where the browser has no locks (a page without TLS, blocked cookies), in this tab. */
function createLocks(): ShopOptions['exclusively'] {
  const last = new Map<string, Promise<unknown>>();
  const inThisTab: ShopOptions['exclusively'] = (what, task) => {
    const mine = (last.get(what) ?? Promise.resolve()).then(task, task);
    last.set(what, mine);
    return mine;
  };
  if (!navigator.locks) return inThisTab;
  return async <T>(what: 'cart' | 'payment', task: () => Promise<T>) => {
    let isBegun = false;
    const begin = (): Promise<T> => {
      isBegun = true;
      return task();
    };
    try {
      // The lock's type loses that its promise is that of the task.
      return await (navigator.locks.request(what, begin) as Promise<T>);
    } catch (error) {
      if (isBegun) throw error;
      return inThisTab(what, task);
    }
  };
}

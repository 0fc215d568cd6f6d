// More than 250 lines: every change of the cart goes through the same lock, the same storage and the same rules of removed lines.

import {
  type AddToCartBody,
  addToCart,
  type Cart,
  type CartItem,
  type CartSelection,
  cartTotalPrice,
  currentPrice,
  emptyLocalCart,
  followProducts,
  type Product,
  removeItem,
  sameLine,
  setItemQuantity,
} from '@nuee/domain';
import { atom, type createStore } from 'jotai';
import type { CartApi } from '../api/cart.ts';
import { ApiError } from '../api/error.ts';
import type { SessionState } from './session.ts';
import { storageKeys } from './storageKeys.ts';

type Store = ReturnType<typeof createStore>;

/** What the cart shows. `unavailable`: the customer's cart could not be read; `items` then holds what the browser has. */
export interface CartView {
  status: 'loading' | 'ready' | 'unavailable';
  items: readonly CartItem[];
}

export const cartAtom = atom<CartView>({ status: 'loading', items: [] });

const { cart: cartKey, removedCartItems: removedKey } = storageKeys;

export interface CartDependencies {
  store: Store;
  storage: Storage;
  api: CartApi;
  session: Pick<SessionState, 'token'>;
  /** Tells the rest of this page, and the other tabs, that the cart has changed. `shown`: this page shows the change already. */
  announce: (change: { shown: boolean }) => void;
  /** Runs one change at a time, over all tabs of the browser. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface CartActions {
  /** Reads the cart anew and hands the lines kept in the browser to the server where there is a session. Never throws. */
  refresh(): Promise<void>;
  /**
   * Reads the cart anew after news from another tab. Hands nothing over: a tab sees what another one has just removed from
   * the storage a moment late, and would hand the same line over again. Never throws.
   */
  reread(): Promise<void>;
  /** @throws when the line could be kept neither on the server nor in the browser. */
  add(selection: CartSelection): Promise<void>;
  /** A quantity below 1 removes the line. @throws `ApiError` when the server refuses or can't be reached. */
  setQuantity(itemId: string, quantity: number): Promise<void>;
  /** Makes no call, for a customer neither (section 7): what was removed is settled with the server before an order. */
  remove(itemId: string): void;
  clear(): Promise<void>;
  /** Gives the lines that the browser keeps what their products cost today, and how many are left. The server does so itself. */
  follow(products: readonly Product[]): Promise<void>;
  /** Puts lines back that were cleared: into the browser, and from there to the server where there is a session. Never throws. */
  restore(items: readonly CartItem[]): Promise<void>;
  /** Brings the server's cart to what the screen shows. @throws `ApiError` when that can't be had. */
  settle(): Promise<void>;
}

/**
 * The cart, with one face for guests and customers. Where a line lives is decided here and nowhere else: with a session on
 * the server; without one, or when the server can't be reached for an add, in the browser.
 */
export function createCart(dependencies: CartDependencies): CartActions {
  const { store, storage, api, session, announce, exclusively } = dependencies;

  /** Reads what the browser keeps; loaded once it keeps something, which it doesn't for most visitors. */
  let readStored: ((raw: string | null) => Cart) | undefined;
  const prepare = async (): Promise<void> => {
    if (storage.getItem(cartKey) !== null) readStored ??= (await import('./storedCart.ts')).readLocalCart;
  };
  const readLocal = (): Cart => readStored?.(storage.getItem(cartKey)) ?? emptyLocalCart();
  const writeLocal = (cart: Cart): void => {
    if (cart.items.length > 0) storage.setItem(cartKey, JSON.stringify(cart));
    else storage.removeItem(cartKey);
  };

  // Lines of the customer that were removed here and that the server still holds, by their id.
  const readRemoved = (): readonly string[] => (storage.getItem(removedKey) ?? '').split(' ').filter(Boolean);
  const writeRemoved = (ids: readonly string[]): void => {
    if (ids.length > 0) storage.setItem(removedKey, ids.join(' '));
    else storage.removeItem(removedKey);
  };

  /** The last cart that the server sent; `undefined` before the first, and for a guest. */
  let serverItems: readonly CartItem[] | undefined;
  /** Quantities asked for and not answered yet, by line: the screen shows them at once. */
  const wanted = new Map<string, number>();
  /** Counts the readings and the carts taken, so that a late answer doesn't overwrite a newer one. */
  let reading = 0;

  const isLocal = (itemId: string): boolean => readLocal().items.some((item) => item._id === itemId);

  const show = (status: CartView['status'] = 'ready'): void => {
    const removed = readRemoved();
    const fromServer = (serverItems ?? [])
      .filter((item) => !removed.includes(item._id))
      .map((item) => ({ ...item, quantity: wanted.get(item._id) ?? item.quantity }));
    store.set(cartAtom, { status, items: [...fromServer, ...readLocal().items] });
  };

  const takeServerCart = (cart: Cart): void => {
    reading += 1;
    serverItems = cart.items;
    // What the server no longer holds needs no settling.
    writeRemoved(readRemoved().filter((id) => cart.items.some((item) => item._id === id)));
  };

  /**
   * Hands the lines kept in the browser to the server, each leaving the browser once it is accepted. A line that the server
   * refuses for good stays, and doesn't keep the others back; its refusal is returned.
   */
  const pushLocalLines = async (): Promise<ApiError | undefined> => {
    let refusal: ApiError | undefined;
    await prepare();
    for (const item of readLocal().items) {
      try {
        await addOnServer({ productId: item.product._id, ...item, expectedPrice: item.previousPrice ?? item.price });
        writeLocal(removeItem(readLocal(), item._id));
      } catch (error) {
        if (!(error instanceof ApiError && error.isRefusal)) throw error;
        refusal = error;
      }
    }
    return refusal;
  };

  const addOnServer = async ({ productId, quantity, size, nicotineStrength, expectedPrice }: AddToCartBody) => {
    // A line that was removed here and is wanted again must not come back with its old quantity, nor stay hidden. Which
    // product a removed id stands for, only the server's cart tells: a page that hasn't read it yet reads it first.
    const removed = readRemoved();
    const known = removed.every((id) => serverItems?.some((item) => item._id === id));
    const items = known ? serverItems : await readFromServer();
    const removedLine = items?.find(
      (item) => removed.includes(item._id) && sameLine(item, { product: { _id: productId }, size, nicotineStrength }),
    );
    if (removedLine) await settleRemoval(removedLine._id);
    await api.add({ productId, quantity, size, nicotineStrength, expectedPrice });
  };

  const settleRemoval = async (itemId: string): Promise<void> => {
    takeServerCart(await api.updateQuantity({ itemId, quantity: 0 }));
    writeRemoved(readRemoved().filter((id) => id !== itemId));
  };

  const readFromServer = async (): Promise<readonly CartItem[]> => {
    reading += 1;
    const mine = reading;
    const cart = await api.get();
    if (mine === reading) takeServerCart(cart);
    return cart.items;
  };

  const readAnew = async ({ handOver }: { handOver: boolean }): Promise<void> => {
    try {
      await prepare();
      if (session.token() === null) {
        serverItems = undefined;
        show();
        return;
      }
      await readFromServer();
      if (handOver && readLocal().items.length > 0) {
        await exclusively(pushLocalLines);
        await readFromServer();
        announce({ shown: true });
      }
      show();
    } catch (error) {
      // Section 8: a cart that can't be read is logged only. The screen keeps what it knows.
      console.error('The cart could not be read.', error);
      show(serverItems === undefined && session.token() !== null ? 'unavailable' : 'ready');
    }
  };

  const remove = (itemId: string): void => {
    if (isLocal(itemId)) writeLocal(removeItem(readLocal(), itemId));
    else writeRemoved([...readRemoved(), itemId]);
    show();
    announce({ shown: true });
  };

  return {
    refresh: () => readAnew({ handOver: true }),
    reread: () => readAnew({ handOver: false }),

    add: (selection) =>
      exclusively(async () => {
        const { product, ...choice } = selection;
        await prepare();
        const keepHere = (): void => writeLocal(addToCart(readLocal(), selection));
        if (session.token() === null) {
          keepHere();
        } else {
          try {
            await addOnServer({ productId: product.id, ...choice, expectedPrice: currentPrice(product) });
          } catch (error) {
            if (error instanceof ApiError && error.isRefusal) throw error;
            keepHere();
          }
        }
        announce({ shown: false });
      }),

    setQuantity: async (itemId, quantity) => {
      if (quantity < 1) {
        remove(itemId);
        return;
      }
      if (isLocal(itemId)) {
        writeLocal(setItemQuantity(readLocal(), itemId, quantity));
        show();
        announce({ shown: true });
        return;
      }
      wanted.set(itemId, quantity);
      show();
      await exclusively(async () => {
        // Of several quick presses only the last one is sent.
        const latest = wanted.get(itemId);
        if (latest === undefined) return;
        try {
          takeServerCart(await api.updateQuantity({ itemId, quantity: latest }));
        } finally {
          if (wanted.get(itemId) === latest) wanted.delete(itemId);
          show();
        }
      });
      announce({ shown: true });
    },

    remove,

    clear: () =>
      exclusively(async () => {
        if (session.token() !== null) takeServerCart(await api.clear());
        writeLocal(emptyLocalCart());
        show();
        announce({ shown: true });
      }),

    follow: async (products) => {
      await prepare();
      writeLocal(followProducts(readLocal(), products));
      show();
    },

    restore: async (items) => {
      await prepare();
      const all = [...readLocal().items, ...items];
      writeLocal({ ...readLocal(), items: all, totalPrice: cartTotalPrice(all) });
      await readAnew({ handOver: true });
      announce({ shown: true });
    },

    settle: () =>
      exclusively(async () => {
        const refusal = await pushLocalLines();
        if (refusal) throw refusal;
        for (const id of readRemoved()) await settleRemoval(id);
        await readFromServer();
        show();
      }),
  };
}

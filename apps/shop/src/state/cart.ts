import { ApiError } from '@nuee/api-client/apiError';
import {
  type AddToCartBody,
  addToCart,
  bottleOf,
  type Cart,
  type CartItem,
  type CartSelection,
  cartTotalPrice,
  countPieces,
  currentPrice,
  emptyLocalCart,
  followProducts,
  type Product,
  removeItem,
  sameLine,
  setItemQuantity,
} from '@nuee/domain';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import { atom, type createStore } from 'jotai';
import type { CartApi } from '../api/cart.ts';
import type { SessionState } from './session.ts';
import { storageKeys } from './storageKeys.ts';

type Store = ReturnType<typeof createStore>;

/** The cart on screen. `unavailable`: the customer's cart could not be loaded; `items` then has the browser's lines. */
export interface CartView {
  status: 'loading' | 'ready' | 'unavailable';
  items: readonly CartItem[];
  /** Why the server doesn't take a line that is kept in the browser: « Caramel : il n’en reste que 3. » */
  refused?: string;
}

export const cartAtom = atom<CartView>({ status: 'loading', items: [] });

const { cart: cartKey, removedCartItems: removedKey } = storageKeys;

export interface CartDependencies {
  store: Store;
  storage: KeptStorage;
  api: CartApi;
  session: Pick<SessionState, 'token'>;
  /**
   * Tells the rest of this page, and the other tabs, that the cart has changed. `shown`: this page already shows the
   * change.
   */
  announce: (change: { shown: boolean }) => void;
  /** A new, unique id of a line. */
  newKey: () => string;
  /** Runs one change at a time across all tabs of the browser. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface CartActions {
  /** Loads the cart again and, with a session, moves the lines kept in the browser to the server. Never throws. */
  refresh(): Promise<void>;
  /**
   * Loads the cart again after a change in another tab. It moves no lines to the server: a tab sees a moment late what
   * another one has removed from the storage, and would move the same line again. Never throws.
   */
  reread(): Promise<void>;
  /** @throws when the line could be stored neither on the server nor in the browser. */
  add(selection: CartSelection): Promise<void>;
  /** A quantity below 1 removes the line. @throws `ApiError` when the server refuses or can't be reached. */
  setQuantity(itemId: string, quantity: number): Promise<void>;
  /** Makes no call, not even for a customer (section 7): removed lines are removed on the server before an order. */
  remove(itemId: string): void;
  clear(): Promise<void>;
  /**
   * Updates the lines in the browser to today's prices and stock; `gone` are the ids of products that are no longer sold.
   * The server does so itself.
   */
  follow(products: readonly Product[], gone: readonly string[]): Promise<void>;
  /** Restores cleared lines: into the browser and, with a session, from there to the server. Never throws. */
  restore(items: readonly CartItem[]): Promise<void>;
  /** Makes the server's cart equal to the one on screen. @throws `ApiError` when that fails. */
  settle(): Promise<void>;
}

/**
 * The cart, with one interface for guests and customers. Only this file decides where a line is stored: with a session
 * on the server; without one, or when the server can't be reached for an add, in the browser.
 */
export function createCart(dependencies: CartDependencies): CartActions {
  const { store, storage, api, session, announce, newKey, exclusively } = dependencies;

  /** Reads the lines in the browser; its code is loaded only once there are any, which most visitors don't have. */
  let readStored: ((raw: string | null) => Cart) | undefined;
  const prepare = async (): Promise<void> => {
    if (storage.getItem(cartKey) !== null) readStored ??= (await import('./storedCart.ts')).readLocalCart;
  };
  const readLocal = (): Cart => readStored?.(storage.getItem(cartKey)) ?? emptyLocalCart();
  const writeLocal = (cart: Cart): void => {
    if (cart.items.length > 0) storage.setItem(cartKey, JSON.stringify(cart));
    else storage.removeItem(cartKey);
  };

  const keepAlso = (items: readonly CartItem[]): void => {
    const all = [...readLocal().items, ...items];
    writeLocal({ ...readLocal(), items: all, totalPrice: cartTotalPrice(all) });
  };

  // Ids of the customer's lines that were removed here but that the server still has.
  const readRemoved = (): readonly string[] => (storage.getItem(removedKey) ?? '').split(' ').filter(Boolean);
  const writeRemoved = (ids: readonly string[]): void => {
    if (ids.length > 0) storage.setItem(removedKey, ids.join(' '));
    else storage.removeItem(removedKey);
  };

  /** The last cart that the server sent; `undefined` before the first, and for a guest. */
  let serverItems: readonly CartItem[] | undefined;
  /** The message with which the server last refused a line that is kept in the browser. */
  let refused: string | undefined;
  /** Requested quantities without an answer yet, by line, which the screen shows at once. */
  const wanted = new Map<string, number>();
  /** Counts the requests and the accepted carts, so that a late answer doesn't overwrite a newer one. */
  let reading = 0;

  const isLocal = (itemId: string): boolean => readLocal().items.some((item) => item._id === itemId);

  const show = (status: CartView['status'] = 'ready'): void => {
    const removed = readRemoved();
    const fromServer = (serverItems ?? [])
      .filter((item) => !removed.includes(item._id))
      .map((item) => ({ ...item, quantity: wanted.get(item._id) ?? item.quantity }));
    const local = readLocal().items;
    // What the server doesn't take, because there are too few, is more of the same line, not another one.
    const merged = fromServer.map((item) => {
      const more = wanted.has(item._id) ? [] : local.filter((line) => sameLine(line, item));
      return { ...item, quantity: item.quantity + countPieces(more) };
    });
    const others = local.filter((line) => !fromServer.some((item) => sameLine(line, item)));
    store.set(cartAtom, {
      status,
      items: [...merged, ...others],
      ...(refused !== undefined && local.length > 0 && { refused }),
    });
  };

  const takeServerCart = (cart: Cart): void => {
    reading += 1;
    serverItems = cart.items;
    // Lines that the server no longer has needn't be removed there.
    writeRemoved(readRemoved().filter((id) => cart.items.some((item) => item._id === id)));
  };

  /**
   * Moves the lines kept in the browser to the server; each is removed from the browser once it is accepted. A line
   * that the server refuses for good stays but doesn't block the others; the refusal is returned.
   */
  const pushLocalLines = async (): Promise<ApiError | undefined> => {
    let refusal: ApiError | undefined;
    await prepare();
    for (const item of readLocal().items) {
      try {
        await addOnServer({ productId: item.product._id, ...item }, keyOf(item), item.previousPrice ?? item.price);
        writeLocal(removeItem(readLocal(), item._id));
      } catch (error) {
        if (!(error instanceof ApiError && error.isRefusal)) throw error;
        refusal = error;
      }
    }
    refused = refusal?.serverMessage;
    return refusal;
  };

  const addOnServer = async (
    { productId, quantity, size, nicotineStrength }: AddToCartBody,
    key: string,
    expectedPrice: number,
  ) => {
    // A removed line that is added again must neither come back with its old quantity nor stay hidden. Only the
    // server's cart tells to which product a removed id belongs, so a page that hasn't loaded it does so first.
    const removed = readRemoved();
    const known = removed.every((id) => serverItems?.some((item) => item._id === id));
    const items = known ? serverItems : await readFromServer();
    const removedLine = items?.find(
      (item) => removed.includes(item._id) && sameLine(item, { product: { _id: productId }, size, nicotineStrength }),
    );
    if (removedLine) await settleRemoval(removedLine._id);
    await api.add({ productId, quantity, size, nicotineStrength }, key, expectedPrice);
  };

  const settleRemoval = async (itemId: string): Promise<void> => {
    await change(api.updateQuantity({ itemId, quantity: 0 }), (items) => !items.some(({ _id }) => _id === itemId));
    writeRemoved(readRemoved().filter((id) => id !== itemId));
  };

  const readFromServer = async (): Promise<readonly CartItem[]> => {
    reading += 1;
    const mine = reading;
    const cart = await api.get();
    if (mine === reading) takeServerCart(cart);
    return cart.items;
  };

  /** Without an answer to a change the cart tells whether it was made. */
  const change = async (asked: Promise<Cart>, isMade: (items: readonly CartItem[]) => boolean): Promise<void> => {
    try {
      takeServerCart(await asked);
    } catch (error) {
      if (!(error instanceof ApiError) || error.isRefusal) throw error;
      if (!isMade(await readFromServer())) throw error;
    }
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
      // Section 8: a cart that can't be loaded is only logged. The screen keeps what it has.
      console.error('The cart could not be read.', error);
      show(serverItems === undefined && session.token() !== null ? 'unavailable' : 'ready');
    }
  };

  /** Removes the lines in the browser that are shown as a part of this one of the server. */
  const dropLocalOf = (itemId: string): void => {
    const item = serverItems?.find(({ _id }) => _id === itemId);
    for (const line of readLocal().items) {
      if (item && sameLine(line, item)) writeLocal(removeItem(readLocal(), line._id));
    }
  };

  const remove = (itemId: string): void => {
    if (isLocal(itemId)) writeLocal(removeItem(readLocal(), itemId));
    else {
      dropLocalOf(itemId);
      writeRemoved([...readRemoved(), itemId]);
    }
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
        const _id = newKey();
        if (session.token() === null) {
          writeLocal(addToCart(readLocal(), { ...selection, lineId: _id }));
        } else {
          try {
            const key = keyOf({ _id, quantity: choice.quantity });
            const seen = currentPrice(bottleOf(product, choice) ?? product);
            await addOnServer({ productId: product.id, ...choice }, key, seen);
          } catch (error) {
            if (error instanceof ApiError && error.isRefusal) throw error;
            // A line of its own, also beside the same choice: each may have arrived, and is moved with its own key.
            const { items } = addToCart(emptyLocalCart(), { ...selection, lineId: _id });
            keepAlso(items);
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
          await change(api.updateQuantity({ itemId, quantity: latest }), (items) =>
            items.some((item) => item._id === itemId && item.quantity === latest),
          );
          dropLocalOf(itemId);
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
        if (session.token() !== null) await change(api.clear(), (items) => items.length === 0);
        writeLocal(emptyLocalCart());
        show();
        announce({ shown: true });
      }),

    follow: async (products, gone) => {
      await prepare();
      writeLocal(followProducts(readLocal(), products, gone));
      show();
    },

    restore: async (items) => {
      await prepare();
      keepAlso(items);
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

/**
 * The key under which a line is added on the server. An addition without an answer stays in the browser with its id, so that it has
 * the same key when it is moved to the server later, and isn't made twice.
 */
const keyOf = ({ _id, quantity }: Pick<CartItem, '_id' | 'quantity'>): string => `${_id}-${quantity}`;

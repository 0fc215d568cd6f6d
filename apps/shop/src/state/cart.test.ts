import { ApiError } from '@nuee/api-client/apiError';
import { type Cart, type CartItem, cartTotalPrice, countPieces } from '@nuee/domain';
import { products } from '@nuee/domain/fixtures';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartApi } from '../api/cart.ts';
import { cartAtom, createCart } from './cart.ts';

afterEach(() => void vi.restoreAllMocks());

const plain = { product: products.plain, quantity: 1, size: 10, nicotineStrength: 3 };
const reduced = { product: products.reduced, quantity: 2, size: 30, nicotineStrength: 0 };

/** A server that keeps one cart in memory and can be switched off. */
function createServer() {
  let items: CartItem[] = [];
  const state = { failure: undefined as ApiError | undefined, losesAnswers: false };
  const keys = new Set<string>();
  const cart = (): Cart => ({ _id: 'c', user: 'u', items, totalPrice: cartTotalPrice(items) });
  const answer = <T>(value: () => T): Promise<T> =>
    state.failure
      ? Promise.reject(state.failure)
      : Promise.resolve()
          .then(value)
          .then((answered) => (state.losesAnswers ? Promise.reject(new ApiError('lost')) : answered));
  const api: CartApi = {
    get: vi.fn(() => answer(cart)),
    add: vi.fn(({ productId, ...choice }, key) =>
      answer(() => {
        if (keys.has(key)) return;
        keys.add(key);
        const product = Object.values(products).find(({ id }) => id === productId);
        if (!product) throw new ApiError('unknown product', { status: 422 });
        const price = product.discountPrice ?? product.price;
        const _id = `server-${productId}-${choice.size}-${choice.nicotineStrength}`;
        const present = items.find((item) => item._id === _id);
        const line = { _id, product: { _id: productId, name: product.name, image: product.image, price }, price };
        items = [
          ...items.filter((item) => item !== present),
          { ...line, ...choice, quantity: choice.quantity + (present?.quantity ?? 0) },
        ];
      }),
    ),
    updateQuantity: vi.fn(({ itemId, quantity }) =>
      answer(() => {
        items = items
          .map((item) => (item._id === itemId ? { ...item, quantity } : item))
          .filter((item) => item.quantity > 0);
        return cart();
      }),
    ),
    clear: vi.fn(() =>
      answer(() => {
        items = [];
        return cart();
      }),
    ),
  };
  return { api, state, pieces: () => countPieces(items), items: () => items };
}

function createTab(storage = createMemoryStorage(), server = createServer()) {
  const store = createStore();
  let lines = 0;
  const cart = createCart({
    store,
    storage,
    api: server.api,
    session: { token: () => storage.getItem('token') },
    announce: () => {},
    newKey: () => {
      lines += 1;
      return `line-${lines}`;
    },
    exclusively: (task) => task(),
  });
  return {
    cart,
    storage,
    server,
    view: () => store.get(cartAtom),
    pieces: () => countPieces(store.get(cartAtom).items),
  };
}

const unreachable = new ApiError('down');

describe('the cart of a guest', () => {
  it('is kept in the browser and merges the same choice', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    await tab.cart.add(plain);
    await tab.cart.refresh();
    expect(tab.view()).toMatchObject({ status: 'ready', items: [{ quantity: 2 }] });
    expect(JSON.parse(tab.storage.getItem('cart') ?? '')).toMatchObject({ _id: 'local', user: 'guest' });
    expect(tab.server.api.add).not.toHaveBeenCalled();
  });

  it('removes a line whose quantity falls below 1', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    await tab.cart.refresh();
    await tab.cart.setQuantity(tab.view().items[0]?._id ?? '', 0);
    expect(tab.view().items).toEqual([]);
    expect(tab.storage.getItem('cart')).toBeNull();
  });

  it('is the same in a second tab', async () => {
    const first = createTab();
    const second = createTab(first.storage);
    await first.cart.add(plain);
    await second.cart.refresh();
    expect(second.pieces()).toBe(1);
  });

  it('tells when the browser refuses to keep the line', async () => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new Error('quota exceeded');
    };
    await expect(createTab(storage).cart.add(plain)).rejects.toThrow('quota exceeded');
  });
});

describe('the cart of a customer', () => {
  const loggedIn = () => {
    const tab = createTab();
    tab.storage.setItem('token', 'token');
    return tab;
  };

  it('moves the guest’s lines to the server at login, removing each from the browser', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    await tab.cart.add(reduced);
    tab.storage.setItem('token', 'token');
    await tab.cart.refresh();
    expect(tab.server.pieces()).toBe(3);
    expect(tab.pieces()).toBe(3);
    expect(tab.storage.getItem('cart')).toBeNull();
  });

  it('moves the other lines when the server refuses one, and allows no order without it', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    await tab.cart.add(reduced);
    tab.storage.setItem('token', 'token');
    const { add } = tab.server.api;
    tab.server.api.add = async (body, ...how) => {
      if (body.productId === products.plain.id) throw new ApiError('refused', { status: 422 });
      await add(body, ...how);
    };
    await tab.cart.refresh();
    expect(tab.server.pieces()).toBe(2);
    expect(tab.pieces()).toBe(3);
    await expect(tab.cart.settle()).rejects.toThrow('refused');
  });

  it('leaves moving the lines to the tab that logged in', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    tab.storage.setItem('token', 'token');
    await tab.cart.reread();
    expect(tab.server.pieces()).toBe(0);
    expect(tab.pieces()).toBe(1);
  });

  it('keeps the guest’s remaining lines when the server fails halfway, and adds none twice', async () => {
    const tab = createTab();
    await tab.cart.add(plain);
    await tab.cart.add(reduced);
    tab.storage.setItem('token', 'token');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { add } = tab.server.api;
    tab.server.api.add = vi.fn(async (...how: Parameters<typeof add>) => {
      if (how[0].productId === products.reduced.id) throw unreachable;
      await add(...how);
    });
    await tab.cart.refresh();
    expect(tab.server.pieces()).toBe(1);
    tab.server.api.add = add;
    await tab.cart.refresh();
    expect(tab.server.pieces()).toBe(3);
    expect(tab.pieces()).toBe(3);
  });

  it('falls back to the browser when an add fails, and moves the line later', async () => {
    const tab = loggedIn();
    tab.server.state.failure = unreachable;
    await tab.cart.add(plain);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await tab.cart.refresh();
    expect(tab.view()).toMatchObject({ status: 'unavailable', items: [{ quantity: 1 }] });
    tab.server.state.failure = undefined;
    await tab.cart.refresh();
    expect(tab.view()).toMatchObject({ status: 'ready', items: [{ quantity: 1 }] });
    expect(tab.server.pieces()).toBe(1);
    expect(tab.storage.getItem('cart')).toBeNull();
  });

  it('does not keep a line that the server refuses for good', async () => {
    const tab = loggedIn();
    tab.server.state.failure = new ApiError('refused', { status: 422, serverMessage: 'La quantité est trop grande.' });
    await expect(tab.cart.add(plain)).rejects.toThrow('refused');
    expect(tab.storage.getItem('cart')).toBeNull();
  });

  it('hides a removed line from then on without a call, and removes it on the server before an order', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.add(reduced);
    await tab.cart.refresh();
    tab.cart.remove(tab.view().items[0]?._id ?? '');
    expect(tab.server.api.updateQuantity).not.toHaveBeenCalled();
    await tab.cart.refresh();
    expect(tab.pieces()).toBe(2);
    expect(tab.server.pieces()).toBe(3);
    const reloaded = createTab(tab.storage, tab.server);
    await reloaded.cart.refresh();
    expect(reloaded.pieces()).toBe(2);
    await reloaded.cart.settle();
    expect(tab.server.pieces()).toBe(2);
    expect(reloaded.pieces()).toBe(2);
  });

  it('adds a removed product again with only the new quantity', async () => {
    const tab = loggedIn();
    await tab.cart.add({ ...plain, quantity: 5 });
    await tab.cart.refresh();
    tab.cart.remove(tab.view().items[0]?._id ?? '');
    await tab.cart.add(plain);
    await tab.cart.refresh();
    expect(tab.pieces()).toBe(1);
    expect(tab.server.pieces()).toBe(1);
  });

  it('adds a removed product again before the page has loaded the server’s cart', async () => {
    const tab = loggedIn();
    await tab.cart.add({ ...plain, quantity: 5 });
    await tab.cart.add(reduced);
    await tab.cart.refresh();
    tab.cart.remove(tab.view().items[0]?._id ?? '');
    const reloaded = createTab(tab.storage, tab.server);
    await Promise.all([reloaded.cart.add(plain), reloaded.cart.refresh()]);
    await reloaded.cart.refresh();
    expect(reloaded.view().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(reloaded.server.pieces()).toBe(3);
  });

  it('adds a product again that another tab has added and removed since the cart was loaded', async () => {
    const tab = loggedIn();
    await tab.cart.refresh();
    const other = createTab(tab.storage, tab.server);
    await other.cart.add({ ...plain, quantity: 5 });
    await other.cart.refresh();
    other.cart.remove(other.view().items[0]?._id ?? '');
    await tab.cart.add(plain);
    await tab.cart.refresh();
    expect(tab.pieces()).toBe(1);
    expect(tab.server.pieces()).toBe(1);
  });

  it('loads nothing before an add when no removed line is pending', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    expect(tab.server.api.get).not.toHaveBeenCalled();
  });

  it('shows a new quantity at once and sends the last of several quick presses', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.refresh();
    const id = tab.view().items[0]?._id ?? '';
    const presses = [2, 3, 4].map((quantity) => tab.cart.setQuantity(id, quantity));
    expect(tab.pieces()).toBe(4);
    await Promise.all(presses);
    expect(tab.pieces()).toBe(4);
    expect(tab.server.pieces()).toBe(4);
  });

  it('returns to the stored quantity when the server fails', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.refresh();
    tab.server.state.failure = unreachable;
    await expect(tab.cart.setQuantity(tab.view().items[0]?._id ?? '', 7)).rejects.toThrow('down');
    expect(tab.pieces()).toBe(1);
  });

  it('refuses to settle while the server is unreachable, so that no order misses a line', async () => {
    const tab = loggedIn();
    tab.server.state.failure = unreachable;
    await tab.cart.add(plain);
    await expect(tab.cart.settle()).rejects.toThrow('down');
    expect(tab.storage.getItem('cart')).not.toBeNull();
  });

  it('clears the server and the browser', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.clear();
    expect(tab.server.pieces()).toBe(0);
    expect(tab.pieces()).toBe(0);
  });

  it('puts cleared lines back, on the server too', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.add(reduced);
    await tab.cart.refresh();
    const before = tab.server.items();
    const { items } = tab.view();
    await tab.cart.clear();
    await tab.cart.restore(items);
    expect(tab.server.items()).toEqual(before);
    expect(tab.pieces()).toBe(3);
    expect(tab.storage.getItem('cart')).toBeNull();
  });

  it('keeps restored lines in the browser while the server is unreachable', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.refresh();
    const { items } = tab.view();
    await tab.cart.clear();
    tab.server.state.failure = unreachable;
    await tab.cart.restore(items);
    expect(tab.pieces()).toBe(1);
  });

  it('forgets the customer’s lines at logout', async () => {
    const tab = loggedIn();
    await tab.cart.add(plain);
    await tab.cart.refresh();
    tab.storage.removeItem('token');
    await tab.cart.refresh();
    expect(tab.pieces()).toBe(0);
  });
});

describe('an answer that is lost', () => {
  const customer = () => {
    const tab = createTab();
    tab.storage.setItem('token', 't');
    return tab;
  };

  it('of an addition makes it neither twice nor fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cart, server, view } = customer();
    server.state.losesAnswers = true;
    await cart.add(reduced);
    server.state.losesAnswers = false;
    await cart.refresh();
    expect(server.pieces()).toBe(2);
    expect(view().items).toHaveLength(1);
    await cart.add(reduced);
    expect(server.pieces()).toBe(4);
  });

  it('of two additions of one choice makes neither twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cart, server, view } = customer();
    server.state.losesAnswers = true;
    await cart.add(reduced);
    await cart.add(reduced);
    server.state.losesAnswers = false;
    await cart.refresh();
    expect(server.pieces()).toBe(4);
    expect(view().items).toMatchObject([{ quantity: 4 }]);
  });

  it('of a change of quantity makes the cart be read again', async () => {
    const { cart, server, view } = customer();
    await cart.add(reduced);
    await cart.refresh();
    vi.mocked(server.api.updateQuantity).mockImplementationOnce(async ({ quantity }) => {
      await cart.add({ ...reduced, quantity: quantity - 2 });
      throw new ApiError('lost');
    });
    await cart.setQuantity(view().items[0]?._id ?? '', 5);
    expect(view().items[0]?.quantity).toBe(5);
  });

  it('of a change of quantity that didn’t arrive is an error, and shows the quantity that counts', async () => {
    const { cart, server, view } = customer();
    await cart.add(reduced);
    await cart.refresh();
    vi.mocked(server.api.updateQuantity).mockRejectedValueOnce(new ApiError('lost'));
    await expect(cart.setQuantity(view().items[0]?._id ?? '', 5)).rejects.toThrow('lost');
    expect(view().items[0]?.quantity).toBe(2);
  });
});

describe('a line of which there are too few', () => {
  const lacking = new ApiError('refused', { status: 409, serverMessage: 'Caramel\u00a0: il n’en reste que 3.' });
  /** Two pieces on the server, two more in the browser, three in the stock. */
  const setUp = async () => {
    const tab = createTab();
    tab.storage.setItem('token', 't');
    await tab.cart.add(reduced);
    tab.storage.removeItem('token');
    await tab.cart.add(reduced);
    tab.storage.setItem('token', 't');
    vi.mocked(tab.server.api.add).mockRejectedValue(lacking);
    await tab.cart.refresh();
    return { ...tab, id: tab.view().items[0]?._id ?? '' };
  };

  it('is one line after the login, and says at once how many there are', async () => {
    const { view } = await setUp();
    expect(view()).toMatchObject({ status: 'ready', items: [{ quantity: 4 }], refused: lacking.serverMessage });
    expect(view().items).toHaveLength(1);
  });

  it('is what the customer then asks for', async () => {
    const { cart, view, server, id } = await setUp();
    await cart.setQuantity(id, 3);
    expect(view()).toEqual({ status: 'ready', items: [expect.objectContaining({ quantity: 3 })] });
    await cart.settle();
    expect(server.pieces()).toBe(3);
  });

  it('is removed as a whole', async () => {
    const { cart, view, id } = await setUp();
    cart.remove(id);
    expect(view()).toEqual({ status: 'ready', items: [] });
  });
});

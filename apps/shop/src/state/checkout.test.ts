import { ApiError } from '@nuee/api-client/apiError';
import { type CartItem, standardTerms } from '@nuee/domain';
import { addresses, carts } from '@nuee/domain/fixtures';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrdersApi } from '../api/orders.ts';
import { createCheckout, PriceChange } from './checkout.ts';
import { createPayments } from './payments.ts';
import { createSubmissions } from './submission.ts';
import { createUnpaidOrders } from './unpaidOrders.ts';

afterEach(() => void vi.restoreAllMocks());

const order = (paymentMethod: 'card' | 'paypal') => ({
  shippingAddress: addresses.camille,
  billingAddress: addresses.camille,
  paymentMethod,
});

/** Records what happens, in order. */
function createTill(orders: Partial<OrdersApi> = {}, storage = createMemoryStorage()) {
  const happened: string[] = [];
  const items: CartItem[] = [];
  let atServer: readonly CartItem[] | undefined;
  let keys = 0;
  const api = {
    create: vi.fn(async () => {
      happened.push('create');
      return { _id: 'o1', orderNumber: 'CMD-2026-001' };
    }),
    pay: vi.fn(async () => {
      happened.push('pay');
    }),
    ...orders,
  };
  const unpaidOrders = createUnpaidOrders(storage);
  const checkout = createCheckout({
    submissions: createSubmissions({ storage }),
    orders: api,
    unpaidOrders,
    payments: createPayments({
      orders: api,
      unpaidOrders,
      exclusively: (task) => task(),
      wait: async (milliseconds) => {
        happened.push(`wait ${milliseconds}`);
      },
      now: () => new Date('2026-01-15T09:00:00Z'),
    }),
    cart: {
      settle: async () => {
        happened.push('settle');
        if (atServer) items.splice(0, items.length, ...atServer);
      },
    },
    announce: () => {
      happened.push('announce');
    },
    items: () => [...items],
    charges: () => standardTerms,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  /** The server's cart, which the screen shows once it is settled. */
  const holdAtServer = (lines: readonly CartItem[]): void => {
    atServer = lines;
  };
  return { ...checkout, happened, items, holdAtServer, api, unpaid: () => unpaidOrders.all() };
}

describe('a price that has changed', () => {
  const [line] = carts.single.items;
  if (line === undefined) throw new Error('The cart is empty.');

  it('is reported instead of ordering, and the next try orders at the new price', async () => {
    const till = createTill();
    till.items.push(line);
    till.holdAtServer([{ ...line, price: 21.5 }]);
    await expect(till.place(order('paypal'), 'camille@exemple.example')).rejects.toThrow(
      new PriceChange('Le prix de Caramel Beurre Salé a changé\u00a0: 21,50\u00a0€ au lieu de 17,99\u00a0€.'),
    );
    expect(till.happened).toEqual(['settle']);
    await till.place(order('paypal'), 'camille@exemple.example');
    expect(till.api.create).toHaveBeenCalledExactlyOnceWith(order('paypal'), {
      key: 'key-1',
      itemsPrice: 21.5,
      totalPrice: 30.79,
    });
  });

  it('the same submission sends the same price again', async () => {
    const create = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('down'))
      .mockResolvedValueOnce({ _id: 'o1', orderNumber: 'C' });
    const till = createTill({ create });
    till.items.push(line);
    await expect(till.place(order('paypal'), 'camille@exemple.example')).rejects.toThrow('down');
    till.items.splice(0, 1, { ...line, price: 21.5 });
    await till.place(order('paypal'), 'camille@exemple.example');
    expect(create.mock.calls[1]).toEqual(create.mock.calls[0]);
  });
});

describe('placing an order', () => {
  it('settles the cart, creates the order, and pays a card after two seconds', async () => {
    const till = createTill();
    expect(await till.place(order('card'), 'camille@exemple.example')).toEqual({
      id: 'o1',
      paymentRecorded: true,
      toPay: false,
    });
    expect(till.happened).toEqual(['settle', 'create', 'wait 2000', 'pay', 'announce']);
    expect(till.unpaid()).toEqual([]);
  });

  it('records an order for the next page until its card is paid, and no other order', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const till = createTill({ pay: () => never });
    void till.place(order('card'), 'camille@exemple.example');
    await vi.waitFor(() => expect(till.happened).toContain('wait 2000'));
    expect(till.unpaid()).toEqual([{ id: 'o1', orderNumber: 'CMD-2026-001', email: 'camille@exemple.example' }]);

    const other = createTill();
    await other.place(order('paypal'), 'camille@exemple.example');
    expect(other.unpaid()).toEqual([]);
  });

  it('pays only by card', async () => {
    const till = createTill();
    await till.place(order('paypal'), 'camille@exemple.example');
    expect(till.happened).toEqual(['settle', 'create', 'announce']);
  });

  it('keeps the order when its payment can’t be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const till = createTill({ pay: () => Promise.reject(new ApiError('down')) });
    expect(await till.place(order('card'), 'camille@exemple.example')).toEqual({
      id: 'o1',
      paymentRecorded: false,
      toPay: false,
    });
  });

  it('pays nothing when no order was made', async () => {
    const till = createTill({ create: () => Promise.reject(new ApiError('down')) });
    await expect(till.place(order('card'), 'camille@exemple.example')).rejects.toThrow('down');
    expect(till.happened).toEqual(['settle']);
  });

  describe('whose answer was lost', () => {
    const product = { _id: '1', name: 'Fraise des Bois', image: '', price: 14.5 };
    const line = { _id: 'l1', product, quantity: 1, size: 10, nicotineStrength: 0, price: 14.5 };
    const email = 'camille@exemple.example';

    /** The first answers fail as given, the others return the order. Records the sent keys. */
    const createFailing = (...failures: ApiError[]) => {
      const sent: string[] = [];
      const create = async (_order: unknown, { key }: { key: string }) => {
        sent.push(key);
        const failure = failures.shift();
        if (failure) throw failure;
        return { _id: 'o1', orderNumber: 'CMD-2026-001' };
      };
      const till = createTill({ create });
      till.items.push(line);
      return { ...till, sent };
    };
    const lost = () => new ApiError('down');

    it('is sent again with the same key, and without touching the cart', async () => {
      const { place, happened, sent } = createFailing(lost(), new ApiError('failing', { status: 503 }), lost());
      for (let press = 1; press <= 3; press += 1) await expect(place(order('paypal'), email)).rejects.toThrow();
      expect(await place(order('paypal'), email)).toMatchObject({ id: 'o1' });
      expect(sent).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
      expect(happened).toEqual(['settle', 'announce']);
    });

    it('gets a new key once it succeeded', async () => {
      const { place, sent } = createFailing();
      await place(order('paypal'), email);
      await place(order('paypal'), email);
      expect(sent).toEqual(['key-1', 'key-2']);
    });

    it('gets a new key when the order, the cart or the customer changed', async () => {
      const { place, sent, items } = createFailing(lost(), lost(), lost());
      await expect(place(order('paypal'), email)).rejects.toThrow();
      await expect(place({ ...order('paypal'), notes: 'Sonner' }, email)).rejects.toThrow();
      items[0] = { ...line, quantity: 2 };
      await expect(place({ ...order('paypal'), notes: 'Sonner' }, email)).rejects.toThrow();
      await place({ ...order('paypal'), notes: 'Sonner' }, 'nathan@exemple.example');
      expect(sent).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
    });

    it('gets a new key after a refusal', async () => {
      const { place, sent } = createFailing(new ApiError('refused', { status: 409 }));
      await expect(place(order('paypal'), email)).rejects.toThrow();
      await place(order('paypal'), email);
      expect(sent).toEqual(['key-1', 'key-2']);
    });
  });

  describe('whose page was reloaded', () => {
    const email = 'camille@exemple.example';

    it('while it was being paid, is recognised and paid', async () => {
      const storage = createMemoryStorage();
      const { promise: never } = Promise.withResolvers<void>();
      const before = createTill({ pay: () => never }, storage);
      void before.place(order('card'), email);
      await vi.waitFor(() => expect(before.happened).toContain('wait 2000'));

      const after = createTill({}, storage);
      expect(after.unfinished('nathan@exemple.example')).toBeUndefined();
      expect(after.unfinished(email)).toBe('made');
      const [first, second] = await Promise.all([
        after.finish(order('card'), email),
        after.finish(order('card'), email),
      ]);
      expect(first).toEqual({ id: 'o1', paymentRecorded: true, toPay: false });
      expect(second).toBe(first);
      expect(after.happened).toEqual(['wait 2000', 'pay', 'announce']);
      expect(after.unfinished(email)).toBeUndefined();
    });

    it('before an answer arrived, is sent again with the same key', async () => {
      const storage = createMemoryStorage();
      const keys: string[] = [];
      const { promise: never } = Promise.withResolvers<{ _id: string; orderNumber: string }>();
      const before = createTill(
        {
          create: (_order, { key }) => {
            keys.push(key);
            return never;
          },
        },
        storage,
      );
      void before.place(order('paypal'), email);
      await vi.waitFor(() => expect(keys).toEqual(['key-1']));

      const after = createTill(
        {
          create: async (_order, { key }) => {
            keys.push(key);
            return { _id: 'o1', orderNumber: 'CMD-2026-001' };
          },
        },
        storage,
      );
      expect(after.unfinished(email)).toBe('sent');
      expect(await after.finish(order('paypal'), email)).toEqual({ id: 'o1', paymentRecorded: true, toPay: false });
      expect(keys).toEqual(['key-1', 'key-1']);
      expect(after.unfinished(email)).toBeUndefined();
    });
  });
});

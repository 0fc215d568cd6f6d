import { addresses } from '@nuee/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import type { OrdersApi } from '../api/orders.ts';
import { createCheckout } from './checkout.ts';

const order = (paymentMethod: 'card' | 'paypal') => ({
  shippingAddress: addresses.camille,
  billingAddress: addresses.camille,
  paymentMethod,
});

/** Writes down what happens, in its order. */
function createTill(orders: Partial<OrdersApi> = {}) {
  const happened: string[] = [];
  const placeOrder = createCheckout({
    orders: {
      create: vi.fn(async () => {
        happened.push('create');
        return { _id: 'o1', orderNumber: 'CMD-2026-001' };
      }),
      pay: vi.fn(async () => {
        happened.push('pay');
      }),
      get: vi.fn(),
      ...orders,
    },
    cart: {
      settle: async () => {
        happened.push('settle');
      },
      refresh: async () => {
        happened.push('refresh');
      },
    },
    wait: async (milliseconds) => {
      happened.push(`wait ${milliseconds}`);
    },
    now: () => new Date('2026-01-15T09:00:00Z'),
  });
  return { placeOrder, happened };
}

describe('placing an order', () => {
  it('settles the cart, creates the order, and pays a card after two seconds', async () => {
    const till = createTill();
    expect(await till.placeOrder(order('card'), 'camille@exemple.example')).toEqual({
      id: 'o1',
      paymentRecorded: true,
    });
    expect(till.happened).toEqual(['settle', 'create', 'wait 2000', 'pay', 'refresh']);
  });

  it('pays nothing but a card', async () => {
    const till = createTill();
    await till.placeOrder(order('paypal'), 'camille@exemple.example');
    expect(till.happened).toEqual(['settle', 'create', 'refresh']);
  });

  it('keeps the order when its payment can’t be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const till = createTill({ pay: () => Promise.reject(new ApiError('down')) });
    expect(await till.placeOrder(order('card'), 'camille@exemple.example')).toEqual({
      id: 'o1',
      paymentRecorded: false,
    });
  });

  it('pays nothing when no order was made', async () => {
    const till = createTill({ create: () => Promise.reject(new ApiError('down')) });
    await expect(till.placeOrder(order('card'), 'camille@exemple.example')).rejects.toThrow('down');
    expect(till.happened).toEqual(['settle']);
  });
});

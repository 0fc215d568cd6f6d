import { ApiError } from '@nuee/api-client/apiError';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPayments } from './payments.ts';
import { createUnpaidOrders } from './unpaidOrders.ts';

const email = 'camille@exemple.example';
const order = { id: 'o1', orderNumber: 'CMD-2026-001', email };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Tabs that share one storage. A lock is released when the tab that holds it is closed. */
function createBrowser() {
  const unpaidOrders = createUnpaidOrders(createMemoryStorage());
  const paid: [id: string, at: number][] = [];
  const api = {
    pay: async (id: string): Promise<void> => {
      paid.push([id, Date.now()]);
    },
  };
  let held: Promise<unknown> = Promise.resolve();
  const openTab = () => {
    let isOpen = true;
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const payments = createPayments({
      orders: { pay: (id) => api.pay(id) },
      unpaidOrders,
      exclusively: (task) => {
        const ran = held.then(task);
        held = Promise.race([ran.catch(() => {}), closed]);
        return ran;
      },
      wait: (milliseconds) => new Promise((done) => setTimeout(() => isOpen && done(), milliseconds)),
    });
    return {
      ...payments,
      close: () => {
        isOpen = false;
        close();
      },
    };
  };
  return { api, paid, unpaidOrders, openTab };
}

it('pays an order two seconds after it was made, and then forgets it', async () => {
  const { openTab, paid, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  const paying = openTab().pay(order);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(paid).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await paying).toBe(true);
  expect(paid).toEqual([['o1', 2_000]]);
  expect(unpaidOrders.all()).toEqual([]);
});

it('pays an order whose tab was closed only once, however many tabs follow', async () => {
  const { openTab, paid, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  const first = openTab();
  void first.pay(order);
  await vi.advanceTimersByTimeAsync(1_000);
  first.close();
  const settled = Promise.all([openTab().settle(email), openTab().settle(email)]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(paid).toEqual([['o1', 3_000]]);
  expect(await settled).toEqual([[order], []]);
});

it('leaves an order to the tab that is about to pay it', async () => {
  const { openTab, paid, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  const paying = openTab().pay(order);
  const settled = openTab().settle(email);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await paying).toBe(true);
  expect(await settled).toEqual([]);
  expect(paid).toHaveLength(1);
});

it('tells a reloaded page that its order is paid when another tab has paid it', async () => {
  const { openTab, paid, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  const settled = openTab().settle(email);
  const paying = openTab().pay(order);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled).toEqual([order]);
  expect(await paying).toBe(true);
  expect(paid).toHaveLength(1);
});

it('pays nothing for another customer', async () => {
  const { openTab, paid, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  expect(await openTab().settle('nathan@exemple.example')).toEqual([]);
  expect(paid).toEqual([]);
  expect(unpaidOrders.all()).toEqual([order]);
});

it('says that a payment failed, and doesn’t try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { openTab, api, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  api.pay = () => Promise.reject(new ApiError('down'));
  const paying = openTab().pay(order);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await paying).toBe(false);
  expect(unpaidOrders.all()).toEqual([]);
});

it('retries the order of a closed tab on the next page while the server is unreachable, but not once it refuses', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { openTab, api, unpaidOrders } = createBrowser();
  unpaidOrders.add(order);
  const answers = [new ApiError('down'), new ApiError('paid already', { status: 409 })];
  for (const [index, kept] of [[order], []].entries()) {
    api.pay = () => Promise.reject(answers[index]);
    const settled = openTab().settle(email);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await settled).toEqual([]);
    expect(unpaidOrders.all()).toEqual(kept);
  }
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (waiting = 100) => {
  const queue = createFairQueue({ atOnce: 1, waiting, milliseconds: 5_000 });
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const enter = (network: string, isFirst?: boolean) =>
    queue(
      network,
      async () => {
        started.push(network);
        await new Promise<void>((end) => finish.push(end));
        return network;
      },
      isFirst,
    );
  /** Ends the job that runs, and waits until the next one has started. */
  const end = async () => {
    finish.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { enter, end, started };
};

test('a customer waits for one job of a network that floods, not for all of them', async () => {
  const { enter, end, started } = open();
  const flood = Array.from({ length: 30 }, () => enter('flood'));
  const customer = enter('customer');
  for (let turn = 0; turn < 3; turn += 1) await end();
  expect(started.slice(0, 3)).toEqual(['flood', 'flood', 'customer']);
  expect(await customer).toBe('customer');
  for (let turn = 0; turn < 31; turn += 1) await end();
  expect(await Promise.all(flood)).toHaveLength(30);
});

test('networks take turns', async () => {
  const { enter, end, started } = open();
  const all = ['a', 'a', 'a', 'b', 'b', 'c'].map((network) => enter(network));
  for (let turn = 0; turn < 6; turn += 1) await end();
  await Promise.all(all);
  expect(started.join('')).toBe('aabcab');
});

test('whoever goes first waits for none of many strange networks, and isn’t dropped for them', async () => {
  const { enter, end, started } = open(60);
  const flood = Promise.allSettled(Array.from({ length: 120 }, (_, i) => enter(`network ${i}`)));
  const known = enter('known', true);
  await end();
  expect(started).toEqual(['network 0', 'known']);
  for (let turn = 0; turn < 62; turn += 1) await end();
  expect(await known).toBe('known');
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
});

test('when too many wait, the network with the most loses one, and a job of another network is accepted', async () => {
  const { enter, end, started } = open(3);
  const flood = Array.from({ length: 4 }, () => enter('flood'));
  const outcome = Promise.allSettled(flood);
  const customer = enter('customer');
  for (let turn = 0; turn < 4; turn += 1) await end();
  expect(await customer).toBe('customer');
  expect((await outcome).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(started).toHaveLength(4);
});

test('nobody waits longer than five seconds for a turn', async () => {
  const { enter, end, started } = open();
  const first = enter('a');
  const second = enter('b').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  const third = enter('c');
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  await end();
  await end();
  expect([await first, await third]).toEqual(['a', 'c']);
  expect(started).toEqual(['a', 'c']);
});

test('a failing job makes room for the next one', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, milliseconds: 5_000 });
  const failing = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

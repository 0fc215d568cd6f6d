import { products } from '@nuee/domain/fixtures';
import type { AddingStatus } from '@nuee/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdding } from './adding.ts';

const selection = { product: products.reduced, quantity: 1, size: 30, nicotineStrength: 6 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(keep: () => Promise<void> = async () => {}) {
  const shown: AddingStatus[] = [];
  const failures: unknown[] = [];
  const adding = createAdding({
    keep,
    show: (status) => shown.push(status),
    onFailure: (error) => failures.push(error),
  });
  return { adding, shown, failures };
}

it('confirms an addition for two seconds, to the millisecond', async () => {
  const { adding, shown } = setUp();
  await adding.add(selection);
  vi.advanceTimersByTime(1_999);
  expect(shown).toEqual(['adding', 'added']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['adding', 'added', 'idle']);
});

it('confirms a second addition for two seconds of its own', async () => {
  const { adding, shown } = setUp();
  await adding.add(selection);
  await vi.advanceTimersByTimeAsync(1_500);
  await adding.add(selection);
  vi.advanceTimersByTime(1_999);
  expect(shown).toEqual(['adding', 'added', 'adding', 'added']);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('idle');
});

it('adds once, however often it is pressed while it is busy', async () => {
  const keep = vi.fn(async () => {});
  const { adding } = setUp(keep);
  await Promise.all([adding.add(selection), adding.add(selection), adding.add(selection)]);
  expect(keep).toHaveBeenCalledOnce();
});

it('takes a double click for one press, and a press after it for another', async () => {
  const keep = vi.fn(async () => {});
  const { adding } = setUp(keep);
  await adding.add(selection);
  await vi.advanceTimersByTimeAsync(499);
  await adding.add(selection);
  expect(keep).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await adding.add(selection);
  expect(keep).toHaveBeenCalledTimes(2);
});

it('is idle again at once when the line could not be stored', async () => {
  const { adding, shown, failures } = setUp(() => Promise.reject(new Error('offline')));
  await adding.add(selection);
  expect(shown).toEqual(['adding', 'idle']);
  expect(failures).toEqual([new Error('offline')]);
});

it('does nothing to a button that is gone', async () => {
  const { adding, shown } = setUp();
  await adding.add(selection);
  adding.end();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual(['adding', 'added']);
});

it('refuses what is sold out', async () => {
  const keep = vi.fn(async () => {});
  const { adding, shown, failures } = setUp(keep);
  await adding.add({ ...selection, product: products.soldOut });
  expect(keep).not.toHaveBeenCalled();
  expect(shown).toEqual(['adding', 'idle']);
  expect(failures).toHaveLength(1);
});

it('first determines what to add, where that isn’t known yet', async () => {
  const keep = vi.fn(async () => {});
  const { adding } = setUp(keep);
  await adding.add(async () => selection);
  expect(keep).toHaveBeenCalledExactlyOnceWith(selection);
});

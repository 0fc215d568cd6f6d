import { expect, test } from 'vitest';
import { createKeptStorage, createMemoryStorage } from './keptStorage.ts';

test('what the browser keeps is kept there alone', () => {
  const browser = createMemoryStorage();
  createKeptStorage(() => browser).setItem('cart', 'one');
  expect(browser.getItem('cart')).toBe('one');
  const next = createKeptStorage(() => browser);
  expect(next.getItem('cart')).toBe('one');
  browser.setItem('cart', 'of another tab');
  expect(next.getItem('cart')).toBe('of another tab');
  next.removeItem('cart');
  expect([browser.getItem('cart'), next.getItem('cart')]).toEqual([null, null]);
});

test('a browser with blocked cookies keeps everything until the page is closed', () => {
  const kept = createKeptStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(kept.getItem('cart')).toBeNull();
  kept.setItem('cart', 'one');
  expect(kept.getItem('cart')).toBe('one');
  kept.removeItem('cart');
  expect(kept.getItem('cart')).toBeNull();
});

test('a full storage shows the last value, and no older one after it', () => {
  const browser = createMemoryStorage();
  browser.setItem('cart', 'old');
  const full = {
    ...browser,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  const kept = createKeptStorage(() => full);
  kept.setItem('cart', 'new');
  expect(kept.getItem('cart')).toBe('new');
  expect(createKeptStorage(() => full).getItem('cart')).toBeNull();
});

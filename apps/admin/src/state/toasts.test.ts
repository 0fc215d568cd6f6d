import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToasts, toastsAtom } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createPage() {
  const store = createStore();
  const shown = () => store.get(toastsAtom);
  return { toasts: createToasts(store), shown, titles: () => shown().map(({ title }) => title) };
}

it.each(['success', 'error'] as const)('keeps a message of %s on the page for three seconds, no longer', (outcome) => {
  const page = createPage();
  page.toasts[outcome]('Produit ajouté');
  vi.advanceTimersByTime(2_999);
  expect(page.titles()).toEqual(['Produit ajouté']);
  vi.advanceTimersByTime(1);
  expect(page.titles()).toEqual([]);
});

it('removes the message whose close button was pressed, early', () => {
  const page = createPage();
  page.toasts.success('Produit ajouté');
  page.toasts.dismiss(page.shown()[0]?.id ?? '');
  expect(page.titles()).toEqual([]);
});

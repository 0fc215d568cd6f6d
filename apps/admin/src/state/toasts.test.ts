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

it('keeps a message of success on the page for three seconds, no longer', () => {
  const page = createPage();
  page.toasts.success('Produit ajouté');
  vi.advanceTimersByTime(2_999);
  expect(page.titles()).toEqual(['Produit ajouté']);
  vi.advanceTimersByTime(1);
  expect(page.titles()).toEqual([]);
});

it('keeps an error until another message comes', () => {
  const page = createPage();
  page.toasts.error('Un produit porte déjà ce nom.');
  vi.advanceTimersByTime(60_000);
  expect(page.titles()).toEqual(['Un produit porte déjà ce nom.']);
  page.toasts.success('Produit ajouté');
  expect(page.titles()).toEqual(['Produit ajouté']);
});

it('removes the message whose close button was pressed, early', () => {
  const page = createPage();
  page.toasts.success('Produit ajouté');
  page.toasts.dismiss(page.shown()[0]?.id ?? '');
  expect(page.titles()).toEqual([]);
});

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToasts, toastsAtom } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a message for three seconds', () => {
  const store = createStore();
  createToasts({ store }).error('Erreur', "Impossible d'ajouter le produit au panier");
  vi.advanceTimersByTime(2_999);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'critical', title: 'Erreur' }]);
  vi.advanceTimersByTime(1);
  expect(store.get(toastsAtom)).toEqual([]);
});

it('shows the same sentence once, for as long as its last showing asks', () => {
  const store = createStore();
  const toasts = createToasts({ store });
  toasts.success('Article supprimé du panier');
  vi.advanceTimersByTime(2_000);
  toasts.success('Article supprimé du panier');
  vi.advanceTimersByTime(2_000);
  expect(store.get(toastsAtom)).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(store.get(toastsAtom)).toHaveLength(0);
});

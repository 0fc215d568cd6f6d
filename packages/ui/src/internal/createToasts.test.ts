import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToastMessage } from '../primitives/Toaster/Toaster.tsx';
import { createToasts } from './createToasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createPage(options = {}) {
  let shown: readonly ToastMessage[] = [];
  const toasts = createToasts((change) => {
    shown = change(shown);
  }, options);
  return { toasts, shown: () => shown, titles: () => shown.map(({ title }) => title) };
}

it('keeps a message for three seconds', () => {
  const page = createPage();
  page.toasts.error('Erreur', "Impossible d'ajouter le produit au panier");
  vi.advanceTimersByTime(2_999);
  expect(page.shown()).toMatchObject([
    { tone: 'critical', title: 'Erreur', description: "Impossible d'ajouter le produit au panier" },
  ]);
  vi.advanceTimersByTime(1);
  expect(page.shown()).toEqual([]);
});

it('shows a repeated message once, as the last one, for three seconds after the repetition', () => {
  const page = createPage();
  page.toasts.success('Article supprimé du panier');
  vi.advanceTimersByTime(1_000);
  page.toasts.info('Panier mis à jour');
  vi.advanceTimersByTime(1_000);
  page.toasts.success('Article supprimé du panier');
  expect(page.titles()).toEqual(['Panier mis à jour', 'Article supprimé du panier']);
  vi.advanceTimersByTime(2_000);
  expect(page.titles()).toEqual(['Article supprimé du panier']);
  vi.advanceTimersByTime(1_000);
  expect(page.titles()).toEqual([]);
});

it('keeps an error, where the app asks for it, until another message comes', () => {
  const page = createPage({ keepsErrors: true });
  page.toasts.error('Un produit porte déjà ce nom.');
  vi.advanceTimersByTime(60_000);
  expect(page.titles()).toEqual(['Un produit porte déjà ce nom.']);
  page.toasts.success('Produit ajouté avec succès');
  expect(page.titles()).toEqual(['Produit ajouté avec succès']);
  vi.advanceTimersByTime(3_000);
  expect(page.titles()).toEqual([]);
});

it('removes the message whose close button was pressed, and no other', () => {
  const page = createPage();
  page.toasts.success('Connexion réussie');
  page.toasts.info('Panier mis à jour');
  page.toasts.dismiss(page.shown()[0]?.id ?? '');
  expect(page.titles()).toEqual(['Panier mis à jour']);
});

it('offers to undo something for eight seconds', () => {
  const page = createPage();
  const undo = vi.fn();
  page.toasts.undoable('Panier vidé', undo);
  vi.advanceTimersByTime(7_999);
  expect(page.shown()).toMatchObject([{ title: 'Panier vidé', action: { label: 'Annuler', onSelect: undo } }]);
  vi.advanceTimersByTime(1);
  expect(page.shown()).toEqual([]);
});

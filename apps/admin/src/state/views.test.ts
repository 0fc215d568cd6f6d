import { expect, it } from 'vitest';
import { createViews } from './views.ts';

function memory(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const lyon = { name: 'Lyon', search: '?recherche=lyon' };
const paid = { name: 'Payées', search: '?paiement=paid' };

it('keeps the views of each list separately', () => {
  const storage = memory();
  const views = createViews(storage);
  expect(views.save('commandes', lyon)).toEqual([lyon]);
  views.save('commandes', paid);
  expect(createViews(storage).of('commandes')).toEqual([lyon, paid]);
  expect(views.of('produits')).toEqual([]);
  expect(views.remove('commandes', lyon)).toEqual([paid]);
});

it('replaces a view of the same name or search', () => {
  const views = createViews(memory());
  views.save('commandes', lyon);
  expect(views.save('commandes', { ...lyon, search: '?recherche=lille' })).toHaveLength(1);
  expect(views.save('commandes', { name: 'Lille', search: '?recherche=lille' })).toEqual([
    { name: 'Lille', search: '?recherche=lille' },
  ]);
});

it('starts empty where the storage has something else', () => {
  for (const text of ['{', '{}', '[1]']) {
    expect(createViews(memory(new Map([['adminViews/commandes', text]]))).of('commandes')).toEqual([]);
  }
});

import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminProducts } from '../samples/index.ts';
import {
  adminCategories,
  categoryError,
  categoryToUnite,
  moveCategory,
  nameAfter,
  renameCategory,
} from './categories.ts';

const products = adminProducts(new Date(frozenNow));

describe('the categories', () => {
  it('are all listed, the empty ones too', () => {
    expect(adminCategories(products)).toMatchObject([
      { name: 'Fruités', total: 1, published: 1 },
      { name: 'Gourmands', total: 2, published: 1 },
      { name: 'Menthes', total: 1, published: 1 },
      { name: 'Classiques', total: 0, published: 0 },
      { name: 'Mixtes', total: 0, published: 0 },
      { name: 'Collections Limitées', total: 1, published: 1 },
    ]);
  });
});

describe('renaming a category', () => {
  const names = ['Fruités', 'Gourmands', 'Menthes'];

  it('moves its products along', () => {
    expect(renameCategory(names, 'Gourmands', ' Gourmandises ')).toEqual(['Fruités', 'Gourmandises', 'Menthes']);
    const moved = moveCategory(products, 'Gourmands', nameAfter(names, 'Gourmands', ' Gourmandises '));
    expect(moved.filter((product) => product.category === 'Gourmandises').map(({ id }) => id)).toEqual(['3', '6']);
    expect(adminCategories(moved, ['Gourmandises'])).toMatchObject([{ name: 'Gourmandises', total: 2, published: 1 }]);
  });

  it.each(['Fruités', ' fruites '])('merges it with the one that is already called « %s »', (next) => {
    expect(categoryToUnite(names, 'Gourmands', next)).toBe('Fruités');
    expect(renameCategory(names, 'Gourmands', next)).toEqual(['Fruités', 'Menthes']);
  });

  it('merges nothing when only the case of its own name changes', () => {
    expect(categoryToUnite(names, 'Gourmands', 'gourmands')).toBeUndefined();
    expect(renameCategory(names, 'Gourmands', 'gourmands')).toEqual(['Fruités', 'gourmands', 'Menthes']);
  });

  it('needs a name', () => {
    expect(categoryError(' ')).toBe('Indiquez un nom.');
    expect(categoryError('Gourmandises')).toBeUndefined();
  });

  it.each(['Fruités', ' fruites '])('refuses « %s » where a name can’t be given twice', (next) => {
    expect(categoryError(next, names)).toBe('La catégorie «\u00a0Fruités\u00a0» existe déjà.');
    expect(categoryError(' ', names)).toBe('Indiquez un nom.');
    expect(categoryError('Agrumes', names)).toBeUndefined();
  });
});

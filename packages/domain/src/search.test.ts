import { describe, expect, it } from 'vitest';
import { searchProducts, searchResultCountLabel } from './search.ts';
import { products } from './seed/products.ts';

function idsFor(query: string): string[] {
  return searchProducts(products, query).map((product) => product.id);
}

describe('searchProducts', () => {
  it.each(['', ' ', '\t\n'])('finds nothing for an empty query', (query) => {
    expect(idsFor(query)).toEqual([]);
  });

  it('looks in the name', () => {
    expect(idsFor('bourbon')).toEqual(['6']);
  });

  it('looks in the short description', () => {
    expect(idsFor('eucalyptus')).toEqual(['4']);
  });

  it('looks in the category', () => {
    expect(idsFor('fruité')).toEqual(['1', '2', '7']);
  });

  it('does not look in the description', () => {
    expect(idsFor('haies')).toEqual([]);
  });

  it('takes no account of case, accents and outer spaces', () => {
    expect(idsFor('  MERINGUE ')).toEqual(['9']);
    expect(idsFor('beurre salé')).toEqual(idsFor('BEURRE SALE'));
  });

  it('takes the query to the letter, not as an expression', () => {
    expect(idsFor('.*')).toEqual([]);
    expect(idsFor('(')).toEqual([]);
  });
});

it.each([
  [0, '0 résultat(s) trouvé(s)'],
  [1, '1 résultat(s) trouvé(s)'],
  [10, '10 résultat(s) trouvé(s)'],
])('counts %d results to the letter', (count, label) => {
  expect(searchResultCountLabel(count)).toBe(label);
});

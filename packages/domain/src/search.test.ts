import { describe, expect, it } from 'vitest';
import { productSummary } from './catalogue.ts';
import { manyProducts } from './fixtures/manyProducts.ts';
import { nearProducts, prepareSearch, searchProducts, searchResultCountLabel } from './search.ts';
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

  it('ignores case, accents and outer spaces', () => {
    expect(idsFor('  MERINGUE ')).toEqual(['9']);
    expect(idsFor('beurre salé')).toEqual(idsFor('BEURRE SALE'));
  });

  it('takes any apostrophe, hyphen and space for the other', () => {
    const named = products
      .slice(0, 2)
      .map((product, n) => ({ ...product, name: ['Pomme d’Amour', 'Baba-au\u00a0rhum'][n] ?? '' }));
    expect(searchProducts(named, "d'amour").map(({ name }) => name)).toEqual(['Pomme d’Amour']);
    expect(searchProducts(named, 'baba‑au  rhum').map(({ name }) => name)).toEqual(['Baba-au\u00a0rhum']);
  });

  it.each(['sans nicotine', 'Sans Nicotine ', '0 mg', '0mg/ml', '0 mg/ml'])(
    'finds what is made without nicotine by « %s »',
    (query) => {
      const without = products.filter(({ nicotineStrengths }) => nicotineStrengths.includes(0)).map(({ id }) => id);
      const found = searchProducts(products.map(productSummary), query).map(({ id }) => id);
      expect(without.length).toBeGreaterThan(0);
      expect(found).toEqual(without);
    },
  );

  it('takes the query literally, not as a regular expression', () => {
    expect(idsFor('.*')).toEqual([]);
    expect(idsFor('(')).toEqual([]);
  });
});

describe('nearProducts', () => {
  const near = (query: string) => nearProducts(products, query).map(({ name }) => name);

  it.each([
    ['framboise', 'Fraise des Bois'],
    ['menthe glacial', 'Menthe Glaciale'],
    ['bubblegum', 'Bubble Gum'],
    ['carmel', 'Caramel Beurre Salé'],
    ['crème brulee caramell', undefined],
    ['glaciales menthes', 'Menthe Glaciale'],
    ['blond tabac', 'Tabac Blond'],
    ['MERINGUÉS', 'Citron Meringué'],
    ['vanile', 'Vanille Bourbon'],
    ['menteh', 'Menthe Glaciale'],
    ['myrtile cassis', 'Myrtille Cassis'],
  ])('offers for %s, first of all, %s', (query, name) => {
    expect(near(query)[0]).toBe(name);
  });

  it.each(['', ' ', 'pistache', 'xx', 'zzzzzz', '.*', 'le la de'])('offers nothing for « %s »', (query) => {
    expect(near(query)).toEqual([]);
  });

  it('leaves out products with more wrong letters than the closest', () => {
    expect(near('carmel')).toEqual(['Caramel Beurre Salé']);
  });

  it('finds the same whether or not the words were indexed before, in batches', () => {
    const list = manyProducts(30);
    expect(prepareSearch(list, 20)).toBe(false);
    expect(prepareSearch(list, 20)).toBe(true);
    expect(nearProducts(list, 'carmel')).toEqual(nearProducts(manyProducts(30), 'carmel'));
  });

  it('offers a few at most', () => {
    expect(nearProducts(manyProducts(200), 'vanlle')).toHaveLength(6);
  });
});

it.each([
  [0, '0 résultat(s) trouvé(s)'],
  [1, '1 résultat(s) trouvé(s)'],
  [10, '10 résultat(s) trouvé(s)'],
])('words the count for %d results exactly', (count, label) => {
  expect(searchResultCountLabel(count)).toBe(label);
});

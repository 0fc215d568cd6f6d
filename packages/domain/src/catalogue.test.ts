import { describe, expect, it } from 'vitest';
import {
  bestSellers,
  bottleSizes,
  categoriesOf,
  categoryPath,
  colourChart,
  countByCategory,
  currentPrice,
  discountPercentage,
  featuredBestSellers,
  findProduct,
  nicotineStrengths,
  type Product,
  productById,
  productBySlug,
  productNumber,
  productPath,
  productSummary,
  relatedProducts,
} from './catalogue.ts';
import { products as examples, manyProducts } from './fixtures/index.ts';
import { categories, categoryNames } from './seed/categories.ts';
import { products } from './seed/products.ts';

function names(list: readonly Product[]): string[] {
  return list.map((product) => product.name);
}

describe('the catalogue', () => {
  it('holds ten products with the sample prices of the specification', () => {
    expect(products.map(({ name, price, discountPrice }) => [name, price, discountPrice])).toEqual([
      ['Fraise des Bois', 14.5, undefined],
      ['Mangue Passion', 14.5, undefined],
      ['Caramel Beurre Salé', 19.99, 17.99],
      ['Menthe Glaciale', 18.99, undefined],
      ['Bubble Gum', 19.99, undefined],
      ['Vanille Bourbon', 22.99, undefined],
      ['Myrtille Cassis', 20.99, undefined],
      ['Tabac Blond', 19.99, undefined],
      ['Citron Meringué', 21.99, undefined],
      ['Edition Gold Champagne', 29.99, undefined],
    ]);
  });

  it('numbers its products and pictures 1 to 10, with a slug each', () => {
    expect(products.map((product) => product.id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(products.map((product) => product.image)).toEqual(
      products.map((product) => `/images/products/product-${product.id}.png`),
    );
    expect(new Set(products.map((product) => product.slug)).size).toBe(10);
  });

  it('offers only strengths and sizes of the range, and at least one of each', () => {
    for (const product of products) {
      expect(product.nicotineStrengths.length).toBeGreaterThan(0);
      expect(product.sizes.length).toBeGreaterThan(0);
      expect([...nicotineStrengths]).toEqual(expect.arrayContaining(product.nicotineStrengths));
      expect([...bottleSizes]).toEqual(expect.arrayContaining(product.sizes));
    }
  });

  it('uses the product’s flavours as its short description', () => {
    for (const product of products) {
      expect(product.shortDescription.toLowerCase()).toBe(product.flavors.join(', ').toLowerCase());
    }
  });
});

describe('categories', () => {
  it('are those of the products, in the order of the shop', () => {
    expect(categoriesOf(products, categories)).toEqual([...categoryNames]);
    const some = [examples.limitedEdition, examples.bestSeller];
    expect(categoriesOf(some, categories)).toEqual(['Fruités', 'Collections Limitées']);
    expect(categoriesOf(some, categories.toReversed())).toEqual(['Collections Limitées', 'Fruités']);
    expect(categoriesOf([], categories)).toEqual([]);
  });

  it('count their products', () => {
    expect(Object.fromEntries(countByCategory(products))).toEqual({
      Fruités: 3,
      Gourmands: 3,
      Menthes: 1,
      Classiques: 1,
      Mixtes: 1,
      'Collections Limitées': 1,
    });
  });

  it('begin with the six of the specification, each with its picture', () => {
    expect(categories.map(({ image }) => image)).toEqual([
      '/images/categories/category-fruites.png',
      '/images/categories/category-gourmands.png',
      '/images/categories/category-menthes.png',
      '/images/categories/category-classiques.png',
      '/images/categories/category-mixtes.png',
      '/images/categories/category-collections-limitees.png',
    ]);
  });

  it('are named in the address', () => {
    expect(categoryPath('Collections Limitées')).toBe('/catalogue?category=Collections%20Limit%C3%A9es');
  });
});

it('a summary is a product without the fields that only its own page shows, and says whether it is made without nicotine', () => {
  expect(Object.keys(productSummary(examples.reduced)).sort()).toEqual(
    [
      'id',
      'slug',
      'name',
      'shortDescription',
      'category',
      'price',
      'discountPrice',
      'image',
      'isBestSeller',
      'withoutNicotine',
    ].sort(),
  );
});

describe('best-sellers', () => {
  it('are the flagged products, in catalogue order', () => {
    expect(names(bestSellers(products))).toEqual([
      'Fraise des Bois',
      'Caramel Beurre Salé',
      'Menthe Glaciale',
      'Vanille Bourbon',
      'Edition Gold Champagne',
    ]);
  });

  it('start with a featured limited edition, if there is one', () => {
    expect(names(featuredBestSellers(products))).toEqual([
      'Edition Gold Champagne',
      'Fraise des Bois',
      'Caramel Beurre Salé',
      'Menthe Glaciale',
      'Vanille Bourbon',
    ]);
  });

  it('are nine at most on the home page, however many there are', () => {
    const many = manyProducts(2_000);
    expect(bestSellers(many).length).toBeGreaterThan(9);
    expect(names(featuredBestSellers(many))).toHaveLength(9);
    expect(featuredBestSellers(many)[0]?.category).toBe('Collections Limitées');
  });
});

describe('finding a product', () => {
  it('goes by slug or by id', () => {
    expect(productBySlug(products, 'tabac-blond')?.id).toBe('8');
    expect(productById(products, '8')?.slug).toBe('tabac-blond');
    expect(findProduct(products, 'tabac-blond')).toBe(findProduct(products, '8'));
  });

  it.each(['', '0', '11', 'Tabac-Blond', 'thé'])('finds nothing under « %s »', (slugOrId) => {
    expect(findProduct(products, slugOrId)).toBeUndefined();
  });

  it('prefers a slug over an id', () => {
    const numbered = { ...examples.plain, id: 'x', slug: '8' };
    expect(findProduct([...products, numbered], '8')).toBe(numbered);
  });

  it('leads to the page of the product', () => {
    expect(productPath(examples.reduced)).toBe('/produit/caramel-beurre-sale');
  });
});

describe('related products', () => {
  it('share the category and leave the product out', () => {
    expect(names(relatedProducts(products, examples.reduced))).toEqual(['Bubble Gum', 'Vanille Bourbon']);
  });

  it('are none for a product alone in its category', () => {
    expect(relatedProducts(products, examples.limitedEdition)).toEqual([]);
  });

  it('are at most four, or as many as asked', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...examples.plain, id: `copy-${index}` }));
    expect(relatedProducts(many, examples.plain)).toHaveLength(4);
    expect(relatedProducts(many, examples.plain, 5)).toHaveLength(5);
    expect(relatedProducts(many, examples.plain, 0)).toHaveLength(0);
  });

  it('are those that follow, and after the last one the first ones, in catalogue order', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ ...examples.plain, id: String(index) }));
    const related = (id: string) => relatedProducts(many, { ...examples.plain, id }).map((product) => product.id);
    expect(related('0')).toEqual(['1', '2', '3', '4']);
    expect(related('4')).toEqual(['0', '1', '5', '6']);
    expect(related('6')).toEqual(['0', '1', '2', '3']);
  });

  it('stand on few pages each, however large the category is', () => {
    const many = manyProducts(600);
    const shown = many.flatMap((product) => relatedProducts(many, product).map(({ id }) => id));
    for (const { id } of many) expect(shown.filter((each) => each === id)).toHaveLength(4);
  });
});

describe('prices', () => {
  it('are reduced where a discount price exists, even at 0', () => {
    expect(currentPrice(examples.reduced)).toBe(17.99);
    expect(currentPrice(examples.plain)).toBe(20.99);
    expect(currentPrice({ price: 10, discountPrice: 0 })).toBe(0);
  });

  it.each([
    [19.99, 17.99, 10],
    [20, 10, 50],
    [10, 10, 0],
    [10, 0, 100],
    [100, 99.5, 1],
    [100, 99.51, 0],
    [0, 0, 0],
  ])('give the reduction from %d to %d as %d percent', (price, discountPrice, percent) => {
    expect(discountPercentage(price, discountPrice)).toBe(percent);
  });
});

it('the products of the house bear a number; those that an owner adds have none', () => {
  expect(['10', '01a21722-99b7-4b21-8c4e-0d9a8f6e1c11', ''].map((id) => productNumber({ id }))).toEqual([
    '10',
    undefined,
    undefined,
  ]);
});

describe('the colour chart', () => {
  const many = manyProducts(30);
  const placeOfFirst = (place: number) => {
    const bands = colourChart(many, many[place]);
    expect(bands).toHaveLength(12);
    return many.findIndex(({ id }) => id === bands[0]?.id);
  };

  it('has all of a small catalogue, in its order', () => {
    expect(colourChart(products, products[7]).map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  });

  it('has the twelve nearest of a larger one, at its ends too', () => {
    expect([0, 5, 15, 29].map(placeOfFirst)).toEqual([0, 0, 9, 18]);
    expect(colourChart(many)[0]?.id).toBe(many[0]?.id);
  });
});

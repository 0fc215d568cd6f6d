import { describe, expect, it } from 'vitest';
import { productSummary } from './catalogue.ts';
import { proposed } from './proposed.ts';
import { products } from './seed/products.ts';

const summaries = products.map(productSummary);
const namesOf = (...args: Parameters<typeof proposed>) => proposed(...args).map(({ name }) => name);

describe('what is proposed where there is nothing to show', () => {
  it('is the first two best-sellers', () => {
    expect(namesOf(summaries)).toEqual(['Fraise des Bois', 'Caramel Beurre Salé']);
  });

  it('leaves out what is sold out, and goes on with the others', () => {
    const left = summaries.map((product) => ({
      ...product,
      outOfStock: product.isBestSeller === true && product.name !== 'Vanille Bourbon',
    }));
    expect(namesOf(left)).toEqual(['Vanille Bourbon', 'Mangue Passion']);
  });

  it('is nothing in an empty shop', () => {
    expect(proposed([])).toEqual([]);
  });
});

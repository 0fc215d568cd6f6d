import { expect, test } from 'vitest';
import { productDetails } from './fixtures/index.ts';
import { byHomeOrder, detailsOf, productFacts, productSafety, sentDetails } from './productDetails.ts';

test('only what is filled is kept, without the space around it', () => {
  expect(detailsOf({ ...sentDetails({}), pg: 0, batch: ' L1 ', bestBefore: '  ' })).toEqual({ pg: 0, batch: 'L1' });
  expect(detailsOf(sentDetails(productDetails))).toEqual(productDetails);
});

test('facts and safety leave out what isn’t filled', () => {
  expect(productFacts({ pg: 70 })).toEqual([{ label: 'PG / VG', value: '70\u00a0% PG / 30\u00a0% VG' }]);
  expect(productFacts({ manufacturer: 'Atelier' })).toEqual([]);
  expect(productSafety({ pg: 70 })).toEqual([]);
  expect(productSafety(productDetails)).toEqual([
    {
      label: 'Fabricant',
      lines: ['Atelier des Brumes', '4 quai du Port, 29200 Brest, France', 'contact@atelier-des-brumes.example'],
    },
    {
      label: 'Dangers et précautions',
      lines: ['H302\u00a0: Nocif en cas d’ingestion.', 'P102\u00a0: Tenir hors de portée des enfants.'],
      pictograms: ['GHS07'],
    },
  ]);
});

test('a place on the home page comes before none, and equal ones stay in order', () => {
  const products = [{ id: 'a' }, { id: 'b', homeOrder: 2 }, { id: 'c' }, { id: 'd', homeOrder: 1 }];
  expect(byHomeOrder(products).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

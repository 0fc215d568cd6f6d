import { expect, it } from 'vitest';
import { ownerProductWithVariants as pear } from '../fixtures/index.ts';
import { productCopy } from './productCopy.ts';

it('is a draft of the same bottles at the same prices, with nothing in stock and no references', () => {
  expect(productCopy(pear)).toMatchObject({
    name: 'Poire Cardamome (copie)',
    status: 'draft',
    stock: 0,
    category: pear.category,
    variants: [
      { size: 10, nicotineStrength: 0, price: 6.9, stock: 0 },
      { size: 10, nicotineStrength: 3, price: 7.5, stock: 0 },
      { size: 50, nicotineStrength: 0, price: 24.9, discountPrice: 19.9, stock: 0 },
    ],
  });
  expect(JSON.stringify(productCopy(pear))).not.toContain('POIRE-10-0');
});

import { describe, expect, it } from 'vitest';
import { ownerProductWithVariants as pear } from '../fixtures/index.ts';
import { adminProductForm, mergeProductForm, productDifferences, typedProductFields } from './productForm.ts';
import {
  fillSize,
  mergeVariants,
  offeredBottles,
  rowsOf,
  tickBottle,
  typedVariants,
  type VariantForm,
  variantIssues,
  variantRows,
  variantsConflict,
} from './variantRows.ts';

const rows = variantRows(pear);
const [first, second, large] = rows as [VariantForm, VariantForm, VariantForm];

it('offers nicotine in 10 ml only, and what is offered already', () => {
  expect(offeredBottles([]).filter(({ size, nicotineStrength }) => size > 10 && nicotineStrength > 0)).toEqual([]);
  expect(offeredBottles([{ size: 20, nicotineStrength: 3 }])).toContainEqual({ size: 20, nicotineStrength: 3 });
});

it('reads the rows of a product, and what they describe', () => {
  expect(rows.map(({ price, discountPrice, stock, sku }) => [price, discountPrice, stock, sku])).toEqual([
    ['6,90', '', '24', 'POIRE-10-0'],
    ['7,50', '', '2', ''],
    ['24,90', '19,90', '0', ''],
  ]);
  expect(typedVariants(rows, pear)).toEqual(
    pear.variants?.toSorted((a, b) => a.size - b.size || a.nicotineStrength - b.nicotineStrength),
  );
});

it('ticks a bottle at the price of its size, and fills a size with its first price', () => {
  const ticked = tickBottle(rows, { size: 10, nicotineStrength: 6 }, true);
  expect(ticked[2]).toEqual({ size: 10, nicotineStrength: 6, price: '7,50', discountPrice: '', stock: '', sku: '' });
  expect(fillSize(ticked, 10).map(({ price }) => price)).toEqual(['6,90', '6,90', '6,90', '24,90']);
  expect(tickBottle(ticked, { size: 10, nicotineStrength: 6 }, false)).toEqual(rows);
});

it('makes rows of a form that has one price for all its bottles', () => {
  expect(rowsOf({ sizes: [10, 50], nicotineStrengths: ['0', '3'], price: '8' })).toHaveLength(3);
});

it('says what each field needs', () => {
  expect(variantIssues([])).toEqual({ variants: 'Cochez au moins un flacon.' });
  expect(variantIssues(rows)).toEqual({});
  expect(variantIssues([{ ...first, price: 'cher', stock: '' }])).toMatchObject({
    'price-10-0': expect.any(String),
    'stock-10-0': expect.any(String),
  });
});

describe('a product that changes while its rows are filled in', () => {
  const sold = {
    ...pear,
    stock: 25,
    variants: pear.variants?.map((one) => (one.id === 'v1' ? { ...one, stock: 23 } : one)) ?? [],
  };
  const form = { ...adminProductForm(pear, true), variants: [first, { ...second, price: '7,90' }, large] };

  it('takes a sale, and keeps what was typed into another field', () => {
    expect(productDifferences(pear, sold, form).map(({ field }) => field)).not.toContain('variants');
    const merged = mergeProductForm(pear, sold, form, typedProductFields(pear, form));
    expect(merged.variants?.map(({ price, stock }) => [price, stock])).toEqual([
      ['6,90', '23'],
      ['7,90', '2'],
      ['24,90', '0'],
    ]);
  });

  it('asks where one field was saved and typed otherwise', () => {
    const dearer = rows.map((row) => ({ ...row, price: '9,00' }));
    expect(variantsConflict(rows, dearer, form.variants)).toBe(true);
    expect(variantsConflict(rows, dearer, rows)).toBe(false);
    expect(variantsConflict(rows, [first, large], form.variants)).toBe(true);
  });

  it('takes a bottle that another owner added or removed', () => {
    const added = { ...first, nicotineStrength: 6 };
    expect(mergeVariants(rows, [...rows, added], rows)).toContainEqual(added);
    expect(mergeVariants(rows, [first, large], rows)).toEqual([first, large]);
    expect(mergeVariants(rows, [first, large], form.variants)).toHaveLength(3);
    expect(mergeVariants(rows, rows, [first, large])).toEqual([first, large]);
  });
});

import { expect, it } from 'vitest';
import { ownerProduct, ownerProductWithVariants } from '../fixtures/index.ts';
import { countsToSave, findRows, stockRows } from './stockCount.ts';

const rows = stockRows([ownerProductWithVariants, ownerProduct]);

it('has a row for each stock', () => {
  expect(rows.map(({ id, stock }) => [id, stock])).toEqual([
    ['11/v1', 24],
    ['11/v2', 2],
    ['11/v3', 0],
    ['3', 12],
  ]);
});

it('finds rows by the beginnings of the words of their product', () => {
  expect(findRows(rows, 'CARDA poire')).toHaveLength(3);
  expect(findRows(rows, 'amome')).toEqual([]);
});

it('saves what was counted otherwise than it was shown, and nothing that is no number', () => {
  const typed = (id: string, text: string, was: number) => new Map([[id, { text, was }]]);
  expect(countsToSave(rows, typed('11/v2', '1 200', 2))).toEqual([
    { productId: '11', variantId: 'v2', stock: 1200, was: 2 },
  ]);
  expect(countsToSave(rows, typed('3', '12', 12))).toEqual([]);
  expect(countsToSave(rows, typed('3', ' ', 12))).toEqual([]);
  expect(countsToSave(rows, typed('3', '-1', 12))).toBeUndefined();
});

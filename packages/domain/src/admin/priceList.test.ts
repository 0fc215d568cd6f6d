import { expect, it } from 'vitest';
import { ownerProduct, ownerProductWithVariants } from '../fixtures/index.ts';
import { newPriceIssue, priceFile, priceJumps, priceRows, pricesToSave } from './priceList.ts';

const rows = priceRows([ownerProductWithVariants, ownerProduct]);
const [, , reduced] = rows;
if (!reduced) throw new Error('There is no reduced bottle.');
const typed = (id: string, text: string, was?: number) => new Map([[id, { text, was }]]);

it('has a row for each price', () => {
  expect(rows.map(({ id, price, discountPrice }) => [id, price, discountPrice])).toEqual([
    ['11/v1', 6.9, undefined],
    ['11/v2', 7.5, undefined],
    ['11/v3', 24.9, 19.9],
    ['3', 19.99, 17.99],
  ]);
});

it.each([
  ['', undefined],
  ['25', undefined],
  ['1.490,00', undefined],
  ['19,90', 'Indiquez un prix supérieur au prix réduit.'],
  ['0', 'Indiquez un prix supérieur à 0.'],
  ['vingt', 'Indiquez un prix comme 12,50.'],
])('says why %j can’t be the price of a reduced bottle', (text, issue) => {
  expect(newPriceIssue(reduced, text)).toBe(issue);
});

it('saves what differs from the price that was shown, and nothing that is no price', () => {
  expect(pricesToSave(rows, typed('11/v2', '7,90', 7.5))).toMatchObject([
    { row: { id: '11/v2' }, was: 7.5, price: 7.9 },
  ]);
  expect(pricesToSave(rows, typed('11/v2', '7,5', 7.5))).toEqual([]);
  expect(pricesToSave(rows, typed('11/v2', ' ', 7.5))).toEqual([]);
  expect(pricesToSave(rows, typed('11/v2', '-3', 7.5))).toBeUndefined();
  // Overtaken: compared with the price of now.
  expect(pricesToSave(rows, typed('11/v2', '7,90'))).toMatchObject([{ was: 7.5, price: 7.9 }]);
});

it('asks about what moves by more than half', () => {
  const jumps = (text: string) => priceJumps(pricesToSave(rows, typed('11/v1', text)) ?? []).length;
  expect([jumps('10,35'), jumps('10,36'), jumps('69'), jumps('3,45'), jumps('3,44')]).toEqual([0, 1, 1, 0, 1]);
});

it('is sent as a file of products', () => {
  const changes = pricesToSave(rows, new Map([...typed('3', '21'), ...typed('11/v1', '7')])) ?? [];
  expect(priceFile(changes)).toEqual({
    products: [{ productId: '3', set: { price: 21 }, was: { price: 19.99 } }],
    variants: [{ productId: '11', variantId: 'v1', set: { price: 7 }, was: { price: 6.9 } }],
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from './seed/products.ts';
import { fold, parsePrice, parseStock, readPrice, readStock, slugify, splitList } from './slug.ts';

const seeded = { seed: 20260115, numRuns: 1_000 };

describe('slugify', () => {
  it.each([
    ['Caramel Beurre Salé', 'caramel-beurre-sale'],
    ['  Poire & Cardamome  ', 'poire-cardamome'],
    ['--N° 5 (édition 2026)!--', 'n-5-edition-2026'],
    ['Crème d’Œuf', 'creme-d-oeuf'],
    ['L\u0027e\u0301te\u0301', 'l-ete'],
    ['100 % Menthe', '100-menthe'],
    ['日本', ''],
    ['', ''],
  ])('makes of « %s » « %s »', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('makes the slug of every product of the catalogue', () => {
    expect(products.map((product) => slugify(product.name))).toEqual(products.map((product) => product.slug));
  });

  it('gives nothing but lower-case words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slugify(name))),
      seeded,
    );
  });

  it('leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => slugify(slugify(name)) === slugify(name)),
      seeded,
    );
  });
});

describe('fold', () => {
  it('makes two spellings of a word equal', () => {
    expect(fold('ŒUVRE Salée')).toBe(fold('oeuvre salee'));
    expect(fold('e\u0301')).toBe(fold('É'));
  });

  it.each([
    ['O’Brien', "o'brien"],
    ['O‘Brien', "o'brien"],
    ['Oʼbrien', "o'brien"],
    ['Jean‑Luc', 'jean-luc'],
    ['Jean‐Luc', 'jean-luc'],
    ['Jean–Luc', 'jean-luc'],
    ['Marie \u00a0 Anne\u202fRose', 'marie anne rose'],
    ['Đorđe', 'dorde'],
    ['Søren', 'soren'],
    ['Łukasz', 'lukasz'],
    ['\ufeffJean\u00ad\u200b-Luc\u200e', 'jean-luc'],
    ['Strauß', 'strauss'],
  ])('makes of « %s » « %s »', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('splitList', () => {
  it('trims items and drops the empty ones', () => {
    expect(splitList(' Poire, Cardamome ,, Miel ,')).toEqual(['Poire', 'Cardamome', 'Miel']);
  });

  it.each(['', ' ', ',', ' , , '])('gives no item for « %s »', (text) => {
    expect(splitList(text)).toEqual([]);
  });
});

describe('parsePrice', () => {
  it.each([
    ['18,99', 18.99],
    ['18.99', 18.99],
    [' 18,99 € ', 18.99],
    ['1\u202f299,50', 1299.5],
    ['0,01', 0.01],
    ['0,005', 0.01],
    ['12,3456', 12.35],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1’234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['20,', 20],
    ['12 euros', 12],
    ['.5', 0.5],
    ['20', 20],
  ])('reads « %s » as %d', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    '',
    ' ',
    'gratuit',
    '€ 12',
    '-5',
    '0',
    'NaN',
    'Infinity',
    '1e999',
    '12,5,0',
    '12’50',
    '12 50',
    '1.234',
    '19,999',
    '1.234.5',
    '1,234,56',
    ',',
  ])('reads « %s » as 0', (text) => {
    expect(parsePrice(text)).toBe(0);
  });
});

describe('parseStock', () => {
  it.each([
    ['24', 24],
    [' 1\u00a0200 ', 1200],
    ['1.000', 1_000],
    ['1’000', 1_000],
    ['1 200 000', 1_200_000],
    ['007', 7],
  ])('reads « %s » as %d', (text, stock) => {
    expect(parseStock(text)).toBe(stock);
  });

  it.each(['', 'beaucoup', '-3', '0', 'NaN', '12,9', '12.9', '1.000,5', '10 00', '99999999999999999999'])(
    'reads « %s » as 0',
    (text) => {
      expect(parseStock(text)).toBe(0);
    },
  );
});

it('never takes a price for a hundredth of it', () => {
  expect([readPrice('1.490,00'), readPrice('1 490,00'), readPrice('9,999'), readPrice('1.490')]).toEqual([
    1490,
    1490,
    undefined,
    undefined,
  ]);
});

it('tells what is unreadable from nothing', () => {
  expect([readPrice('0'), readPrice('0,00'), readPrice('gratuit'), readPrice('')]).toEqual([
    0,
    0,
    undefined,
    undefined,
  ]);
  expect([readStock('0'), readStock('beaucoup'), readStock('')]).toEqual([0, undefined, undefined]);
});

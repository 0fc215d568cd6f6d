import { expect, it } from 'vitest';
import { type ProductAddresses, productAddresses } from './productAddresses.ts';

const none: ProductAddresses = { slugs: {}, gone: [], moved: {} };
const pear = { id: '11', slug: 'poire' };
const quince = { id: '12', slug: 'coing' };

/** The addresses after these catalogues, one after the other. */
const after = (...catalogues: (typeof pear)[][]): ProductAddresses => catalogues.reduce(productAddresses, none);

it('while all products exist, no address is gone and none has moved', () => {
  expect(after([pear, quince])).toEqual({ slugs: { 11: 'poire', 12: 'coing' }, gone: [], moved: {} });
});

it('a removed product is gone by slug and by id, until it is back', () => {
  expect(after([pear, quince], [quince])).toMatchObject({ gone: ['/produit/11', '/produit/poire'], moved: {} });
  expect(after([pear], [], [pear])).toMatchObject({ gone: [], moved: {} });
});

it('an earlier slug leads to the present one, however often it changed', () => {
  const [second, third] = ['poire-d-hiver', 'poire-de-janvier'].map((slug) => ({ ...pear, slug }));
  if (second === undefined || third === undefined) throw new Error('There are two.');
  expect(after([pear], [second], [third]).moved).toEqual({
    '/produit/poire': '/produit/poire-de-janvier',
    '/produit/poire-d-hiver': '/produit/poire-de-janvier',
  });
  expect(after([pear], [second], [pear]).moved).toEqual({ '/produit/poire-d-hiver': '/produit/poire' });
});

it('earlier addresses of a removed product are gone too', () => {
  const renamed = { ...pear, slug: 'poire-d-hiver' };
  expect(after([pear], [renamed], [])).toEqual({
    slugs: {},
    gone: ['/produit/11', '/produit/poire', '/produit/poire-d-hiver'],
    moved: {},
  });
});

it('a slug that another product takes belongs to that product', () => {
  const renamed = { ...pear, slug: 'poire-d-hiver' };
  const other = { id: '13', slug: 'poire' };
  expect(after([pear], [renamed], [renamed, other])).toMatchObject({ gone: [], moved: {} });
});

import { request } from 'node:http';
import { products, reviews } from '@nuee/domain/seed';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

const get = async (path: string) => {
  const { status, body } = await api.call('GET', path);
  return { status, body };
};
const ids = (body: unknown) => (Array.isArray(body) ? body.map(({ id }) => id) : undefined);

test('anyone reads the products, the categories and the reviews', async () => {
  expect(await get('/api/products')).toEqual({ status: 200, body: products });
  expect(await get('/api/reviews')).toEqual({ status: 200, body: reviews });
  expect(await get('/api/products/3')).toEqual({ status: 200, body: products[2] });
  expect(ids((await get('/api/categories')).body)).toEqual([
    'fruites',
    'gourmands',
    'menthes',
    'classiques',
    'mixtes',
    'collections-limitees',
  ]);
  expect((await api.call('HEAD', '/api/products')).status).toBe(200);
});

test('lists can be filtered, searched, sorted and paged', async () => {
  expect(ids((await get('/api/products?slug=bubble-gum')).body)).toEqual(['5']);
  expect(ids((await get(`/api/products?category=${encodeURIComponent('Fruités')}`)).body)).toEqual(['1', '2', '7']);
  expect(ids((await get('/api/products?q=champagne')).body)).toEqual(['10']);
  expect(ids((await get('/api/products?_sort=price&_order=desc&_limit=2')).body)).toEqual(['10', '6']);
  expect(ids((await get('/api/products?_page=2&_limit=3')).body)).toEqual(['4', '5', '6']);
});

test('a read with a body is refused before json-server parses it', async () => {
  const { hostname, port } = new URL(api.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 1 };
  const outgoing = request({ hostname, port, path: '/api/products', headers }, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => resolve(`${response.statusCode} ${text}`));
  });
  outgoing.on('error', reject).end('{');
  expect(await promise).toBe('400 {"message":"Cette requête ne prend pas de corps."}');
});

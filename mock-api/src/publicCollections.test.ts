import { request } from 'node:http';
import { demoToken, testCredentials } from '@nuee/domain';
import { livingRoutes, PublishedProductsSchema } from '@nuee/domain/live';
import { products, reviews } from '@nuee/domain/seed';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { apiUnderTest } from './testing/apiUnderTest.ts';

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

test('with a limit the products come a page at a time, the published ones only', async () => {
  const owner = await api.owner();
  const secret = { name: 'Poire secrète', category: 'Fruités', price: 1 };
  await api.succeed(livingRoutes.createProduct, { token: owner, body: secret });
  const page = async (query: string) => {
    const { status, body } = await get(`/api/products?${query}`);
    expect(status).toBe(200);
    return parse(PublishedProductsSchema, body);
  };
  const seen = [];
  let after = '';
  do {
    const { items, next, total } = await page(`limit=4&sort=price&after=${after}`);
    expect(total).toBe(10);
    seen.push(...items);
    after = next ?? '';
  } while (after !== '');
  expect(seen.map(({ price }) => price)).toEqual(products.map(({ price }) => price).toSorted((a, b) => a - b));
  expect(seen.find(({ id }) => id === '3')).toEqual(products[2]);
  expect((await page(`limit=5&category=${encodeURIComponent('Fruités')}`)).total).toBe(3);
  expect((await page('limit=5&q=champagne')).items).toEqual([products[9]]);
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'limit=', 'limit=5&sort=stock', 'limit=5&after=x']) {
    const answer = await get(`/api/products?${query}`);
    expect([query, answer.status]).toEqual([query, query === 'limit=' ? 200 : 400]);
  }
});

test('a product is found by its slug when it is published', async () => {
  const owner = await api.owner();
  const draft = { name: 'Poire cachée', slug: 'poire-cachee', category: 'Fruités', price: 1 };
  const { id } = await api.succeed(livingRoutes.createProduct, { token: owner, body: draft });
  expect(await get('/api/products/caramel-beurre-sale')).toEqual({ status: 200, body: products[2] });
  for (const name of ['poire-cachee', id]) expect((await get(`/api/products/${name}`)).status).toBe(404);
});

test('an unknown element answers a French 404', async () => {
  expect(await get('/api/products/99')).toEqual({ status: 404, body: { message: 'Élément introuvable.' } });
});

test.each([
  'name_like=^(a%2B)%2B$',
  'slug_like=.',
  'price_gte=1',
  '_delay=60000',
  '_embed=users',
  '_expand=user',
  '_start=0&_end=5',
  'callback=alert',
  '_limit=101',
  '_limit=-1',
  '_page=0',
  '_page=1&_page=2',
  'q[a]=1',
  'q=1&q=2',
  '_sort[]=name',
  '_sort=__proto__',
  '_order=up',
  `q=${'a'.repeat(101)}`,
  'id=1;2',
  'unknown=1',
])('the query ?%s is refused', async (query) => {
  expect(await get(`/api/products?${query}`)).toEqual({
    status: 400,
    body: { message: 'Un paramètre de la requête n’est pas accepté.' },
  });
});

test.each(['_sort=constructor', '_sort=price,name&_order=desc,asc', 'category=Inconnue', '_page=999999'])(
  'the query ?%s does no harm',
  async (query) => {
    expect((await get(`/api/products?${query}`)).status).toBe(200);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('nobody changes a public collection with %s', async (method) => {
  const body = { id: '3', price: 0.01 };
  for (const path of ['/api/products', '/api/products/3', '/api/reviews/1']) {
    const plain = await api.call(method, path, { token: demoToken, body });
    const disguised = await api.call('POST', path, { body, headers: { 'X-HTTP-Method-Override': method } });
    expect([plain.status, disguised.status]).toEqual([404, 404]);
  }
  expect(await get('/api/products')).toEqual({ status: 200, body: products });
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

test.each([
  '/db',
  '/api/db',
  '/db.json',
  '/api/users',
  '/api/users/demo-camille',
  '/api/sessions',
  '/api/emails',
  '/api/carts',
  '/api/counters',
  '/api/payments',
  '/users',
  '/products',
  '/api/products/1/users',
  '/api/products/1/db',
  '/api/products/../users',
  '/api/products/%2e%2e/users',
  '/api//users',
  '/api/users/',
  '/__rules',
  '/api/categories/db/users',
])('nothing private is behind %s', async (path) => {
  const { status, body } = await get(path);
  expect([404, 405]).toContain(status);
  expect(body).toEqual({ message: expect.any(String) });
});

test('no public answer holds anything of an account', async () => {
  for (const collection of ['products', 'categories', 'reviews']) {
    const text = JSON.stringify((await get(`/api/${collection}`)).body);
    expect(text).not.toMatch(/scrypt|password|userId/);
    expect(text).not.toContain(testCredentials.customer.email);
  }
});

/** Random bodies at every route, and random addresses. */
import { specified } from '@nuee/domain/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const runs = Number(process.env.GENERATIVE_RUNS ?? 40);

test('no JSON at any route makes the server fail', { timeout: 30_000 + runs * 1_000 }, async () => {
  const token = await api.newCustomer();
  const routes = specified.filter(({ body }) => body);
  /** Bodies with the right fields and random values reach further than others. */
  const names = [
    'productId',
    'quantity',
    'size',
    'nicotineStrength',
    'itemId',
    'email',
    'password',
    'firstName',
    'lastName',
  ];
  const more = [
    'shippingAddress',
    'billingAddress',
    'paymentMethod',
    'notes',
    'paymentResult',
    '__proto__',
    'toString',
  ];
  const fields = fc.dictionary(fc.constantFrom(...names, ...more), fc.jsonValue());
  const bodies = fc.oneof(fc.jsonValue(), fields);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), bodies, async ({ method, path }, body) => {
      const answer = await api.call(method, path.replace('{id}', 'x'), { token, body });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: runs * 5, seed: 2026 },
  );
});

test('no address makes the server fail', { timeout: 30_000 + runs * 1_000 }, async () => {
  const token = await api.newCustomer();
  const segments = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  );
  const starts = fc.constantFrom('', '/api', '/api/products', '/api/orders', '/api/users', '/api/cart');
  await fc.assert(
    fc.asyncProperty(starts, segments, fc.webQueryParameters(), async (start, path, query) => {
      expect((await api.call('GET', `${start}${path}?${query}`, { token })).status).toBeLessThan(500);
    }),
    { numRuns: runs * 3, seed: 2026 },
  );
});

/** What applies to every answer, whatever the request. */

import assert from 'node:assert/strict';
import { testCredentials } from '@nuee/domain';
import { specified } from '@nuee/domain/fixtures';
import type { Rule } from '../rule.ts';
import { assertRefused, type World } from '../world.ts';

const cart = async (world: World) => world.call('GET', '/api/cart', { token: (await world.reader()).token });

const headers: [name: string, test: (value: string | null) => boolean][] = [
  ['X-Content-Type-Options', (value) => value === 'nosniff'],
  ['Cache-Control', (value) => value?.includes('no-store') === true],
  ['Content-Type', (value) => value?.startsWith('application/json') === true],
  ['X-Powered-By', (value) => value === null],
  ['Content-Security-Policy', (value) => value?.includes("frame-ancestors 'none'") === true],
  ['Referrer-Policy', (value) => value !== null],
  ['Set-Cookie', (value) => value === null],
  ['ETag', (value) => value === null],
];

const unknownAddresses = ['/api/nothing', '/api/cart/nothing', '/api/orders/x/y'];

const wrongMethods: [method: string, path: string, allowed: string][] = [
  ['DELETE', '/api/cart', 'GET'],
  ['GET', '/api/cart/add', 'POST'],
  ['POST', '/api/users/profile', 'GET, PUT'],
  ['DELETE', '/api/orders/x', 'GET'],
  ['PATCH', '/api/orders/x', 'GET'],
  ['DELETE', '/api/orders/x/pay', 'PUT'],
  ['PUT', '/api/users/login', 'POST'],
];

const strangers = ['http://evil.example', 'null', 'http://localhost.evil.example:4173'];

const wrongSessions: [what: string, message: string, headers: Record<string, string>][] = [
  ['no token', 'Veuillez vous connecter pour continuer.', {}],
  ['an unknown token', 'Votre session a expiré, veuillez vous reconnecter.', { Authorization: 'Bearer unknown' }],
  ['a token of another scheme', '', { Authorization: 'Basic dW5rbm93bg==' }],
];

/** Parameters that json-server takes, or that look like it, and values that it would stumble over. */
const wrongQueries = [
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
];
const harmlessQueries = ['_sort=constructor', '_sort=price,name&_order=desc,asc', 'category=Inconnue', '_page=999999'];

export const httpRules: readonly Rule[] = [
  ...headers.map(([name, test]) => ({
    name: `an answer has the right ${name} header`,
    async check(world: World) {
      const others = ['/api/cart', '/api/products', '/api/nothing'];
      for (const answer of [await cart(world), ...(await Promise.all(others.map((path) => world.call('GET', path))))]) {
        assert.ok(test(answer.headers.get(name)), `${name}: ${answer.headers.get(name)}`);
      }
    },
  })),

  ...unknownAddresses.map((path) => ({
    name: `GET ${path} is unknown`,
    async check(world: World) {
      assertRefused(await world.call('GET', path, { token: (await world.reader()).token }), 404);
    },
  })),

  ...wrongMethods.map(([method, path, allowed]) => ({
    name: `${method} ${path} is not allowed`,
    async check(world: World) {
      const answer = await world.call(method, path, { token: (await world.reader()).token });
      assertRefused(answer, 405);
      assert.equal(answer.headers.get('Allow'), allowed);
    },
  })),

  ...strangers.map((origin) => ({
    name: `a page of ${origin} may not read the answers`,
    async check(world: World) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await world.call(method, '/api/cart', { headers: { Origin: origin } });
        const allowed = answer.headers.get('Access-Control-Allow-Origin');
        assert.ok(allowed !== origin && allowed !== '*', `Access-Control-Allow-Origin: ${allowed}`);
        assert.equal(answer.headers.get('Access-Control-Allow-Methods'), null);
      }
    },
  })),

  ...specified
    .filter(({ access }) => access !== 'anyone')
    .flatMap(({ method, path }) =>
      wrongSessions.map(([what, message, headers]) => ({
        name: `${method} ${path} refuses ${what}`,
        async check(world: World) {
          const target = path.replace('{id}', 'any');
          // Not even a valid token counts in the address.
          for (const query of ['', `?token=${(await world.reader()).token}`]) {
            const answer = await world.call(method, target + query, { headers });
            assertRefused(answer, 401, message);
            assert.match(answer.headers.get('WWW-Authenticate') ?? '', /^Bearer/);
          }
        },
      })),
    ),

  {
    name: 'a token in the address is not read',
    async check(world) {
      const { token } = await world.reader();
      for (const name of ['token', 'access_token']) {
        assertRefused(await world.call('GET', `/api/cart?${name}=${token}`), 401);
      }
    },
  },
  {
    name: 'an address that can’t be decoded is refused in French',
    async check(world) {
      const { token } = await world.reader();
      const answer = await world.call('GET', '/api/orders/%E0%A4', { token });
      assertRefused(answer, 400, 'Cette adresse est illisible.');
    },
  },
  ...wrongQueries.map((query) => ({
    name: `the query ?${query.slice(0, 40)} is refused`,
    async check(world: World) {
      const message = 'Un paramètre de la requête n’est pas accepté.';
      assertRefused(await world.call('GET', `/api/products?${query}`), 400, message);
    },
  })),
  ...harmlessQueries.map((query) => ({
    name: `the query ?${query} does no harm`,
    async check(world: World) {
      assert.equal((await world.call('GET', `/api/products?${query}`)).status, 200);
    },
  })),
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    name: `nobody changes a public collection with ${method}`,
    async check(world: World) {
      const body = { id: '3', price: 0.01 };
      const before = await world.call('GET', '/api/products');
      for (const path of ['/api/products', '/api/products/3', '/api/reviews/1']) {
        assertRefused(await world.call(method, path, { token: (await world.reader()).token, body }), 404);
        const headers = { 'X-HTTP-Method-Override': method };
        assertRefused(await world.call('POST', path, { body, headers }), 404);
      }
      assert.deepEqual((await world.call('GET', '/api/products')).body, before.body);
    },
  })),
  {
    name: 'no public answer holds anything of an account',
    async check(world) {
      const { email } = await world.reader();
      for (const collection of ['products', 'categories', 'reviews']) {
        const text = JSON.stringify((await world.call('GET', `/api/${collection}`)).body);
        assert.doesNotMatch(text, /scrypt|password|userId/);
        assert.ok(!text.includes(email) && !text.includes(testCredentials.customer.email));
      }
    },
  },
  {
    name: 'the health can be asked by anyone',
    async check(world) {
      assert.equal((await world.call('GET', '/api/health')).status, 200);
    },
  },
];

/** What applies to every answer, whatever the request. */
import assert from 'node:assert/strict';
import { apiRoutes } from '@nuee/domain';
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
];

const unknownAddresses = ['/api/nothing', '/api/cart/nothing', '/api/orders/x/y'];

const wrongMethods: [method: string, path: string][] = [
  ['DELETE', '/api/cart'],
  ['GET', '/api/cart/add'],
  ['POST', '/api/users/profile'],
  ['DELETE', '/api/orders/x'],
  ['PATCH', '/api/orders/x'],
  ['PUT', '/api/users/login'],
];

const strangers = ['http://evil.example', 'null', 'http://localhost.evil.example:4173'];

const wrongSessions: [what: string, call: (path: string) => { path: string; headers?: Record<string, string> }][] = [
  ['no token', (path) => ({ path })],
  ['an unknown token', (path) => ({ path, headers: { Authorization: 'Bearer unknown' } })],
  ['a token of another scheme', (path) => ({ path, headers: { Authorization: 'Basic dW5rbm93bg==' } })],
];

export const httpRules: readonly Rule[] = [
  ...headers.map(([name, test]) => ({
    name: `an answer has the right ${name} header`,
    async check(world: World) {
      for (const answer of [await cart(world), await world.call('GET', '/api/cart')]) {
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

  ...wrongMethods.map(([method, path]) => ({
    name: `${method} ${path} is not allowed`,
    async check(world: World) {
      assertRefused(await world.call(method, path, { token: (await world.reader()).token }), [404, 405]);
    },
  })),

  ...strangers.map((origin) => ({
    name: `a page of ${origin} may not read the answers`,
    async check(world: World) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await world.call(method, '/api/cart', { headers: { Origin: origin } });
        const allowed = answer.headers.get('Access-Control-Allow-Origin');
        assert.ok(allowed !== origin && allowed !== '*', `Access-Control-Allow-Origin: ${allowed}`);
      }
    },
  })),

  ...Object.values(apiRoutes)
    .filter(({ auth }) => auth)
    .flatMap(({ method, path }) =>
      wrongSessions.map(([what, call]) => ({
        name: `${method} ${path} refuses ${what}`,
        async check(world: World) {
          const target = call(path.replace('{id}', 'any'));
          const answer = await world.call(method, target.path, target.headers ? { headers: target.headers } : {});
          assertRefused(answer, 401);
          assert.match(answer.headers.get('WWW-Authenticate') ?? '', /^Bearer/);
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
    name: 'the health can be asked by anyone',
    async check(world) {
      assert.equal((await world.call('GET', '/api/health')).status, 200);
    },
  },
];

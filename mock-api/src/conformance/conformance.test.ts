import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { type Defect, startDefective } from '../testing/defectiveServer.ts';
import { rules } from './rules.ts';
import { createWorld, type World } from './world.ts';

const api = apiUnderTest();
const worlds = new Map<string, World>();
/** One world for a server, so that its reader is registered once. */
const worldOf = (url: string): World => {
  const world = worlds.get(url) ?? createWorld(url);
  worlds.set(url, world);
  return world;
};

test('there are at least 120 rules, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(120);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

test.each(rules.map(({ name, check }) => [name, check] as const))('%s', (_name, check) => check(worldOf(api.url)));

/** Each is what a real shop got wrong, and the rule that has to notice. */
const defects: [what: string, rule: string, defect: Defect][] = [
  [
    'lets anybody read an order by its id',
    'another customer’s order can’t be read, and is as unknown as one that does not exist',
    () => {
      const owners = new Map<string, string>();
      return {
        request: (call) => ({
          ...call,
          authorization: (call.method === 'GET' && owners.get(call.path.split('/').at(-1) ?? '')) || call.authorization,
        }),
        answer: (answer, call) => {
          if (call.path === '/api/orders' && answer.status === 201)
            owners.set(String(answer.body._id), call.authorization);
          return answer;
        },
      };
    },
  ],
  [
    'believes the price of the client',
    'a price that the client sends is never read',
    () => ({
      answer: (answer, { body }) =>
        body.price ? { ...answer, body: { ...answer.body, totalPrice: body.price } } : answer,
    }),
  ],
  [
    'believes that an order is paid',
    'amounts, states, owners and lines that the client sends with an order are ignored',
    () => {
      let paid = false;
      return {
        answer: (answer, { method, body }) => {
          paid ||= body.isPaid === true;
          return paid && method === 'GET' ? { ...answer, body: { ...answer.body, isPaid: true } } : answer;
        },
      };
    },
  ],
  [
    'gives each order the same number',
    'orders made at once get different numbers',
    () => ({
      answer: (answer) =>
        'orderNumber' in answer.body ? { ...answer, body: { ...answer.body, orderNumber: 'CMD-2026-001' } } : answer,
    }),
  ],
  [
    'ignores the key of a submission',
    'a submission repeated with its key gets the first order, and says so',
    () => ({ request: (call) => ({ ...call, idempotencyKey: '' }) }),
  ],
  [
    'makes the price of a quantity that is negative',
    'POST /api/cart/add refuses a negative quantity',
    () => ({
      request: (call) => ({
        ...call,
        body:
          typeof call.body.quantity === 'number' ? { ...call.body, quantity: Math.abs(call.body.quantity) } : call.body,
      }),
    }),
  ],
  [
    'tells whether an e-mail has an account',
    'a wrong password and an unknown e-mail get the same answer',
    () => {
      const known = new Set<unknown>();
      return {
        answer: (answer, { path, body }) => {
          if (path === '/api/users/register') known.add(body.email);
          return answer.status === 401 && !known.has(body.email)
            ? { ...answer, body: { message: 'Cet email est inconnu' } }
            : answer;
        },
      };
    },
  ],
  [
    'sends the hash of the password with the profile',
    'a new profile has the names of the registration and nothing else',
    () => ({
      answer: (answer, { path }) =>
        path === '/api/users/profile' ? { ...answer, body: { ...answer.body, passwordHash: 'scrypt$' } } : answer,
    }),
  ],
  [
    'lets any page read the answers',
    'a page of http://evil.example may not read the answers',
    () => ({
      answer: (answer, { origin }) => ({
        ...answer,
        headers: { ...answer.headers, 'Access-Control-Allow-Origin': origin },
      }),
    }),
  ],
  [
    'answers an error with its stack',
    'GET /api/nothing is unknown',
    () => ({
      answer: (answer) =>
        answer.status === 404
          ? { ...answer, body: { message: 'Error: not found\n at route (/srv/app.ts:3:1)' } }
          : answer,
    }),
  ],
  [
    'keeps the cart after an order',
    'an order empties the cart',
    () => {
      const carts = new Map<string, object>();
      return {
        answer: (answer, { method, path, authorization }) => {
          if (path === '/api/cart/add') carts.set(authorization, answer.body);
          return method === 'GET' && path === '/api/cart'
            ? { ...answer, body: { ...answer.body, ...carts.get(authorization) } }
            : answer;
        },
      };
    },
  ],
  [
    'takes a token from the address',
    'a token in the address is not read',
    () => ({
      request: (call) => ({
        ...call,
        authorization: call.authorization || `Bearer ${new URLSearchParams(call.path.split('?')[1]).get('token')}`,
      }),
    }),
  ],
  [
    'takes a form for JSON',
    'a plain text is refused as a body',
    () => ({ request: (call) => ({ ...call, contentType: call.contentType && 'application/json' }) }),
  ],
  [
    'pays an order as often as it is asked',
    'another payment of a paid order is refused',
    () => ({ answer: (answer, { path }) => (path.endsWith('/pay') ? { ...answer, status: 200 } : answer) }),
  ],
];

test.each(defects)('a server that %s is found out', async (_what, name, defect) => {
  const server = await startDefective(api.url, defect);
  const rule = rules.find((one) => one.name === name);
  await expect(rule?.check(createWorld(server.url))).rejects.toThrow();
  await server.close();
});

test('a server in between that changes nothing keeps these rules', async () => {
  const server = await startDefective(api.url, () => ({}));
  const world = createWorld(server.url);
  for (const { check } of rules.filter((rule) => defects.some(([, name]) => name === rule.name))) await check(world);
  await server.close();
});

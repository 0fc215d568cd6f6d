import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { type Defect, startDefective } from '../testing/defectiveServer.ts';
import { rules } from './rules.ts';
import { createWorld, type World } from './world.ts';

// A clock that runs, as on any server that the rules are for.
const api = apiUnderTest({ now: () => new Date() });
const worlds = new Map<string, World>();
/** One world per server, so that its reader is registered once. */
const worldOf = (url: string): World => {
  const world = worlds.get(url) ?? createWorld(url);
  worlds.set(url, world);
  return world;
};

test('there are at least 400 rules, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(400);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

test.each(rules.map(({ name, check }) => [name, check] as const))('%s', (_name, check) => check(worldOf(api.url)));

/** Each is a mistake of a real shop, with the rule that has to notice it. */
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
  [
    'lets a customer read the orders of the back office',
    'GET /api/admin/orders doesn’t let in nobody or a customer',
    () => ({
      answer: (answer, { path }) =>
        path.startsWith('/api/admin/orders') && answer.status === 403
          ? { ...answer, status: 200, body: { items: [] } }
          : answer,
    }),
  ],
  [
    'lets staff change the settings',
    'PUT /api/admin/settings doesn’t let in nobody, a customer or staff',
    () => ({ answer: (answer) => (answer.status === 403 ? { ...answer, status: 422 } : answer) }),
  ],
  [
    'tells that somebody else’s order exists',
    'POST /api/orders/{id}/withdrawal doesn’t know what belongs to somebody else',
    () => ({
      answer: (answer, { path }) =>
        path.endsWith('/withdrawal') && answer.status === 404 && !path.includes('inconnu')
          ? { ...answer, body: { message: 'Cette commande n’est pas la vôtre.' } }
          : answer,
    }),
  ],
  [
    'begins each page with the last item of the one before',
    'GET /api/admin/orders gives each item once, page by page, by createdAt and the other way round',
    () => {
      let last: unknown;
      return {
        answer: (answer, { path }) => {
          const { items } = answer.body;
          if (!path.startsWith('/api/admin/orders?') || !Array.isArray(items)) return answer;
          const spoiled = path.includes('after=') ? [last, ...items.slice(0, -1)] : items;
          last = items.at(-1);
          return { ...answer, body: { ...answer.body, items: spoiled } };
        },
      };
    },
  ],
  [
    'sorts amounts as texts',
    'amounts, names and stocks are sorted as what they are',
    () => ({
      answer: (answer, { path }) => {
        const { items } = answer.body;
        if (!path.includes('sort=price') || !Array.isArray(items)) return answer;
        const sorted = items.toSorted((a, b) => (String(a.price) < String(b.price) ? -1 : 1));
        return { ...answer, body: { ...answer.body, items: sorted } };
      },
    }),
  ],
  [
    'shows the internal notes to the customer',
    'a note is on the owner’s timeline and nowhere for the customer',
    () => {
      let note: unknown;
      return {
        answer: (answer, { path, body }) => {
          if (path.endsWith('/notes')) note = body.text ?? note;
          return path === '/api/orders' && note !== undefined ? { ...answer, body: { ...answer.body, note } } : answer;
        },
      };
    },
  ],
  [
    'forgets to put the pieces of a cancelled order back',
    'an order takes its pieces, cancelling gives them back once, leaving « cancelled » takes them again',
    () => {
      let isCancelled = false;
      return {
        answer: (answer, { path, body }) => {
          isCancelled ||= path.endsWith('/status') && body.status === 'cancelled';
          return isCancelled && path.startsWith('/api/admin/products/')
            ? { ...answer, body: { ...answer.body, stock: 3 } }
            : answer;
        },
      };
    },
  ],
  [
    'sells more than there is',
    'nobody takes more than there is, whatever its size, and is told how many are left',
    () => ({
      answer: (answer, { path }) =>
        path === '/api/cart/add' && answer.status === 409 ? { ...answer, status: 200 } : answer,
    }),
  ],
  [
    'takes the last version that was written',
    'a change without a version is refused, one with an old version too, which brings the product as it is',
    () => ({
      answer: (answer, { method, path }) =>
        method === 'PUT' && path.startsWith('/api/admin/products/') && answer.status === 409
          ? { ...answer, status: 200 }
          : answer,
    }),
  ],
  [
    'gives two invoices one number',
    'invoices of payments at once have numbers without gap or double',
    () => ({
      answer: (answer) =>
        'invoiceNumber' in answer.body
          ? { ...answer, body: { ...answer.body, invoiceNumber: 'F-2026-000001' } }
          : answer,
    }),
  ],
  [
    'refunds what was never paid',
    'a payment goes from pending to paid to refunded and no other way',
    () => ({
      answer: (answer, { path }) =>
        path.endsWith('/payment') && answer.status === 409 ? { ...answer, status: 200 } : answer,
    }),
  ],
  [
    'gives each declaration of withdrawal a receipt of its own',
    'a withdrawal gets one receipt, however often it is declared',
    () => {
      let given = 0;
      return {
        answer: (answer, { path }) => {
          if (!path.endsWith('/withdrawal') || !('receiptId' in answer.body)) return answer;
          given += 1;
          return { ...answer, body: { ...answer.body, receiptId: `recu-${given}` } };
        },
      };
    },
  ],
  [
    'keeps a logged-out session alive',
    'a session that was logged out is dead, and others of the account live',
    () => {
      let isOut = false;
      return {
        answer: (answer, { path }) => {
          isOut ||= path.endsWith('/logout');
          return isOut && answer.status === 401 ? { ...answer, status: 200, body: {} } : answer;
        },
      };
    },
  ],
  [
    'keeps the other sessions after a new password',
    'a new password asks for the current one and ends all other sessions',
    () => ({
      answer: (answer, { path }) =>
        path === '/api/users/profile' && answer.status === 401 ? { ...answer, status: 200, body: {} } : answer,
    }),
  ],
  [
    'keeps the name of who was erased',
    'an erased account is gone, and its orders stay without a name',
    () => ({
      answer: (answer) =>
        'user' in answer.body
          ? { ...answer, body: { ...answer.body, user: { name: 'Inès Martin', email: '' } } }
          : answer,
    }),
  ],
  [
    'tells who has an account by a lost password',
    'asking for a new password tells nobody whether there is an account',
    () => {
      const known = new Set<unknown>();
      return {
        answer: (answer, { path, body }) => {
          if (path === '/api/users/register') known.add(body.email);
          return path === '/api/users/password-reset' && answer.status === 202 && !known.has(body.email)
            ? { ...answer, status: 404, body: { message: 'Cet e-mail est inconnu.' } }
            : answer;
        },
      };
    },
  ],
  [
    'takes a reply to a closed ticket',
    'a closed ticket takes no reply of the customer; the shop’s reopens it',
    () => ({
      answer: (answer, { path }) =>
        path.endsWith('/replies') && answer.status === 409 ? { ...answer, status: 201 } : answer,
    }),
  ],
  [
    'shows a favourite that isn’t sold any more',
    'favourites stand the latest first, each once; unpublished ones are left out',
    () => {
      let all: unknown[] = [];
      return {
        answer: (answer, { path }) => {
          const { items } = answer.body;
          if (path !== '/api/users/favorites' || !Array.isArray(items)) return answer;
          if (items.length > all.length) all = items;
          return { ...answer, body: { items: items.length === 0 && all.length > 0 ? all.slice(0, 1) : items } };
        },
      };
    },
  ],
  [
    'counts what was refunded as sold',
    'the dashboard counts what is sold once it is paid and not refunded; staff see no amounts',
    () => {
      let most = 0;
      return {
        answer: (answer) => {
          if (typeof answer.body.totalSales !== 'number') return answer;
          most = Math.max(most, answer.body.totalSales);
          return { ...answer, body: { ...answer.body, totalSales: most } };
        },
      };
    },
  ],
  [
    'lets two categories have one name',
    'a category’s name is unique, case and accents aside',
    () => ({
      answer: (answer, { path }) =>
        path.startsWith('/api/admin/categories') && answer.status === 409 ? { ...answer, status: 201 } : answer,
    }),
  ],
  [
    'forgets what the settings say of shipping',
    'orders cost what the settings say of shipping and VAT, and orders of before stay as they were',
    () => ({
      answer: (answer) =>
        'shippingPrice' in answer.body ? { ...answer, body: { ...answer.body, shippingPrice: 4.99 } } : answer,
    }),
  ],
];

test.each(defects)('a server that %s is found out', async (_what, name, defect) => {
  const server = await startDefective(api.url, defect);
  const rule = rules.find((one) => one.name === name);
  await expect(rule?.check(createWorld(server.url))).rejects.toThrow();
  await server.close();
});

test('a proxy that changes nothing keeps these rules', async () => {
  const server = await startDefective(api.url, () => ({}));
  const world = createWorld(server.url);
  for (const { check } of rules.filter((rule) => defects.some(([, name]) => name === rule.name))) await check(world);
  await server.close();
}, 120_000);

/**
 * How lists are filtered, searched, sorted and read page by page.
 */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { PublishedProductsSchema } from '@nuee/domain/live';
import type { GenericSchema, InferOutput } from 'valibot';
import { newProduct, ordered, setPayment, setStatus, unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, checkout, refused, succeed, type World } from '../world.ts';

const { listOwnerOrders, listOwnerProducts, listUsers, listOwnerTickets, listMails, readJournal } = contract;
const { listWithdrawals, listOrders, listTickets, createTicket, createUser, contact } = contract;
const { changeUser, changeTicketStatus, replyAsOwner, withdraw } = contract;
const publicProducts = {
  method: 'GET',
  path: '/api/products',
  access: 'anyone',
  list: { filters: { category: 'text' }, sorts: ['name', 'price'] },
  answer: PublishedProductsSchema,
  status: 200,
} as const satisfies contract.Route;

type ListRoute = contract.Route & {
  readonly list: NonNullable<contract.Route['list']>;
  readonly answer: GenericSchema<unknown, { items: readonly object[]; next: string | null; total: number }>;
};

const lists: readonly ListRoute[] = [
  listOwnerOrders,
  listOwnerProducts,
  listUsers,
  listOwnerTickets,
  listMails,
  readJournal,
  listWithdrawals,
  listOrders,
  listTickets,
  publicProducts,
];

const ownLists: readonly ListRoute[] = [listOrders, listTickets];

const nameOf = ({ method, path }: contract.Route): string => `${method} ${path}`;
/** Without a limit the public list is json-server’s own. */
const withQuery = (route: contract.Route, query: string): string =>
  route === publicProducts && !query.includes('limit=') ? `?limit=5&${query}` : `?${query}`;

/** Of the owner where the back office is asked, of a customer elsewhere. */
const tokenFor = async (world: World, { path }: contract.Route): Promise<string> =>
  path.startsWith('/api/admin') ? world.owner() : (await world.reader()).token;

/** Of the back office, where a search that finds nothing is asked of each. */
const searched: readonly ListRoute[] = [listOwnerOrders, listOwnerProducts, listUsers, listOwnerTickets];

const eachList: Rule[] = lists.flatMap((route) => [
  {
    name: `${nameOf(route)} refuses what is out of bounds, unknown or unreadable`,
    async check(world: World) {
      const token = await tokenFor(world, route);
      const wrongs = [
        // The public list without a limit is json-server's own.
        ...(route === publicProducts ? [] : ['limit=0', 'limit=101', 'limit=-1', 'limit=x', 'limit=1.5']),
        ...['sort=couleur', 'sort=constructor', 'sort=-', 'after=pas-un-curseur', 'after=W10', 'q=%00', 'q=a&q=b'],
        ...Object.entries(route.list.filters ?? {}).flatMap(([name, values]) =>
          values === 'text' ? [] : `${name}=perdu`,
        ),
        ...(route.list.days ? ['from=2026-13-01', 'to=hier'] : []),
      ];
      for (const wrong of wrongs) {
        const message = await refused(world, 400, route, { token, query: withQuery(route, wrong) });
        assert.ok(message.includes(wrong.split('=')[0] ?? ''), `« ${wrong} » isn’t named: ${message}`);
      }
    },
  },
  {
    name: `${nameOf(route)} ignores a parameter that it doesn’t know`,
    async check(world: World) {
      const token = await tokenFor(world, route);
      await succeed(world, route, { token, query: withQuery(route, 'couleur=rouge') });
    },
  },
  ...['createdAt', ...(route.list.sorts ?? [])].map((sort) => ({
    name: `${nameOf(route)} gives each item once, page by page, by ${sort} and the other way round`,
    async check(world: World) {
      const token = await tokenFor(world, route);
      const read = (query: string) => succeed(world, route, { token, query: withQuery(route, query) });
      if (route === listOrders) await orderAgain(world, token, 3);
      const ways = [];
      for (const by of [sort, `-${sort}`]) {
        const whole = await read(`sort=${by}&limit=7`);
        const first = await read(`sort=${by}&limit=3`);
        const then =
          first.next === null ? { items: [], next: null } : await read(`sort=${by}&limit=4&after=${first.next}`);
        assert.deepEqual([...first.items, ...then.items].map(idOf), whole.items.map(idOf));
        assert.equal(new Set(whole.items.map(idOf)).size, whole.items.length);
        ways.push(whole);
      }
      const [up, down] = ways;
      // Only where all of them are on one page: then one order is the other one reversed.
      if (up && down && up.next === null) assert.deepEqual(up.items.map(idOf), down.items.map(idOf).toReversed());
      assert.equal(up?.total, down?.total);
    },
  })),
  {
    name: `${nameOf(route)} refuses the cursor of another order`,
    async check(world: World) {
      const token = await tokenFor(world, route);
      const { next } = await succeed(world, route, { token, query: withQuery(route, 'limit=1') });
      const other = next === null ? undefined : route.list.sorts?.[0];
      if (other !== undefined)
        await refused(world, 400, route, { token, query: withQuery(route, `limit=1&sort=${other}&after=${next}`) });
      const cursor = Buffer.from(JSON.stringify(['-total', 'x', 'y'])).toString('base64url');
      await refused(world, 400, route, { token, query: withQuery(route, `sort=createdAt&after=${cursor}`) });
    },
  },
  ...(searched.includes(route)
    ? [
        {
          name: `${nameOf(route)} finds nothing where nothing matches`,
          async check(world: World) {
            const token = await tokenFor(world, route);
            const { items, next, total } = await succeed(world, route, {
              token,
              query: withQuery(route, `q=${unique()}`),
            });
            assert.deepEqual({ items, next, total }, { items: [], next: null, total: 0 });
          },
        },
      ]
    : []),
]);

const idOf = (item: object): unknown => Reflect.get(item, '_id') ?? Reflect.get(item, 'id');

/** Some orders, one after the other. */
async function orderAgain(world: World, token: string, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    await add(world, token);
    await succeed(world, contract.createOrder, { token, body: checkout });
  }
}

const found = async <R extends ListRoute>(
  world: World,
  route: R,
  q: string,
  more = '',
): Promise<InferOutput<R['answer']>> =>
  succeed(world, route, { token: await world.owner(), query: `?q=${encodeURIComponent(q)}${more}` });

export const listRules: readonly Rule[] = [
  ...eachList,
  {
    name: 'the newest order stands first, and lists tell how many there are',
    async check(world) {
      const { token, email } = await world.newCustomer();
      await orderAgain(world, token, 3);
      const own = await succeed(world, listOrders, { token });
      assert.deepEqual([own.total, own.items.length, own.next], [3, 3, null]);
      const dates = own.items.map(({ createdAt }) => createdAt);
      assert.deepEqual(dates, dates.toSorted().toReversed());
      const all = await found(world, listOwnerOrders, email);
      assert.deepEqual(all.items.map(idOf), own.items.map(idOf));
    },
  },
  {
    name: 'orders are found by any part of number, name and e-mail, case and accents aside',
    async check(world) {
      const { id, created, customer } = await ordered(world);
      const [number, mail] = [created.orderNumber, customer.email];
      for (const q of [
        number,
        number.toLowerCase(),
        mail.slice(3),
        mail.toUpperCase(),
        `INES martin ${mail}`,
        `MART ines ${mail}`,
      ]) {
        const { items } = await found(world, listOwnerOrders, q);
        assert.ok(items.map(idOf).includes(id), `« ${q} » doesn’t find it`);
      }
    },
  },
  {
    name: 'any apostrophe, hyphen or run of spaces of a search finds the other, and a plain letter finds đ, ø, ł and ß',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      const { id } = await newProduct(world, { name: `Pomme d’Amour au Baba‑Rhum ${word}` });
      for (const q of ["d'amour", 'd‘amour', 'baba-rhum', 'baba–rhum', 'pomme  \u00a0d’amour']) {
        assert.deepEqual((await found(world, listOwnerProducts, `${q} ${word}`)).items.map(idOf), [id], q);
      }
      const email = `${word}@exemple.example`;
      const user = await succeed(world, createUser, { token, body: { name: `Đorđe O’Strauß-Łøv ${word}`, email } });
      for (const q of ["o'strauss", 'dorde', 'strauß‑lov']) {
        assert.deepEqual((await found(world, listUsers, `${q} ${word}`)).items.map(idOf), [user._id], q);
      }
      const sent = { name: `Zoé ${word}`, email, subject: 'L’arôme', message: 'Bonjour' };
      assert.equal((await world.call('POST', contact.path, { body: sent })).status, 202);
      assert.equal((await found(world, listOwnerTickets, `l'arome ${word}`)).total, 1);
    },
  },
  {
    name: 'a search of fewer than three letters looks at the beginning of words',
    async check(world) {
      const word = unique();
      const { id } = await newProduct(world, { name: `Zq ${word}`, description: 'Douceur' });
      const ids = async (q: string) => (await found(world, listOwnerProducts, `${q} ${word}`)).items.map(idOf);
      assert.deepEqual(await ids('zq'), [id]);
      assert.deepEqual(await ids('z'), [id]);
      assert.deepEqual(await ids('q'), []);
    },
  },
  {
    name: 'every word of a search has to be found',
    async check(world) {
      const [one, two] = [unique(), unique()];
      const { id } = await newProduct(world, { name: `${one} ${two}` });
      assert.deepEqual((await found(world, listOwnerProducts, `${two} ${one}`)).items.map(idOf), [id]);
      assert.deepEqual((await found(world, listOwnerProducts, `${two} ${unique()}`)).items, []);
    },
  },
  {
    name: 'what looks like a pattern or an operator is searched to the letter',
    async check(world) {
      const word = unique();
      await newProduct(world, { name: word });
      for (const q of [
        `${word.slice(0, 6)}%`,
        '%%%',
        '___',
        `${word}*`,
        '"',
        `"${word}`,
        'NOT',
        `${word} OR x`,
        '\\',
      ]) {
        assert.ok(!(await found(world, listOwnerProducts, q)).items.some(({ name }) => name === word), q);
      }
    },
  },
  {
    name: 'the filters of orders are met by every item, and together with a search',
    async check(world) {
      const { id, customer } = await ordered(world);
      await setStatus(world, id, 'shipped');
      const meets = async (more: string) => (await found(world, listOwnerOrders, customer.email, more)).items.length;
      assert.deepEqual(
        [await meets('&status=shipped'), await meets('&status=delivered'), await meets('&status=shipped&payment=paid')],
        [1, 0, 0],
      );
      assert.equal(await meets('&payment=pending'), 1);
      const { items } = await found(world, listOwnerOrders, '', '&status=shipped&limit=100');
      assert.ok(items.length > 0 && items.every(({ status }) => status === 'shipped'));
    },
  },
  {
    name: 'the days of a list are those of Paris, both inclusive',
    async check(world) {
      const { id, customer } = await ordered(world);
      const { items } = await found(world, listOwnerOrders, customer.email);
      const day = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(
        new Date(items[0]?.createdAt ?? ''),
      );
      const on = async (more: string) => (await found(world, listOwnerOrders, customer.email, more)).items.map(idOf);
      assert.deepEqual(await on(`&from=${day}&to=${day}`), [id]);
      assert.deepEqual(await on('&to=2001-01-01'), []);
      assert.deepEqual(await on('&from=2199-01-01'), []);
    },
  },
  {
    name: 'amounts, names and stocks are sorted as what they are',
    async check(world) {
      const word = unique();
      const made = [];
      for (const [name, price, stock] of [
        [`b ${word}`, 9, 100],
        [`É ${word}`, 10.5, 20],
        [`a ${word}`, 100, 3],
      ] as const) {
        made.push(await newProduct(world, { name, price, stock }));
      }
      const by = async (sort: string) =>
        (await found(world, listOwnerProducts, word, `&sort=${sort}`)).items.map(({ price }) => price);
      assert.deepEqual(await by('price'), [9, 10.5, 100]);
      assert.deepEqual(await by('-stock'), [9, 10.5, 100]);
      assert.deepEqual(await by('name'), [100, 9, 10.5]);
      assert.deepEqual(await by('-createdAt'), [100, 10.5, 9]);
      assert.equal(made.length, 3);
    },
  },
  {
    name: 'statuses and payments of orders are sorted in the order in which an order passes through them',
    async check(world) {
      const { token, email } = await world.newCustomer();
      await orderAgain(world, token, 4);
      const [a, b, c, d] = (await found(world, listOwnerOrders, email)).items.map(({ _id }) => _id);
      assert.ok(a && b && c && d);
      await setStatus(world, a, 'shipped');
      await setStatus(world, b, 'processing');
      await setStatus(world, c, 'cancelled');
      await setPayment(world, b, 'paid');
      await setPayment(world, d, 'paid');
      await setPayment(world, d, 'refunded');
      const by = async (sort: string) => (await found(world, listOwnerOrders, email, `&sort=${sort}`)).items.map(idOf);
      assert.deepEqual(await by('status'), [d, b, a, c]);
      assert.deepEqual(await by('-status'), [c, a, b, d]);
      assert.deepEqual((await by('paymentStatus'))[0], b);
      assert.deepEqual((await by('-paymentStatus'))[0], d);
    },
  },
  {
    name: 'products are sorted by category whatever its accents, by the price that is asked, and drafts before published ones',
    async check(world) {
      const word = unique();
      const [a, b, c] = [
        await newProduct(world, { name: `a ${word}`, category: 'Menthes', price: 20, discountPrice: 5 }),
        await newProduct(world, { name: `b ${word}`, category: 'Fruités', price: 9 }),
        await newProduct(world, { name: `c ${word}`, category: 'Gourmands', price: 12, status: 'draft' }),
      ].map(({ id }) => id);
      const by = async (sort: string) => (await found(world, listOwnerProducts, word, `&sort=${sort}`)).items.map(idOf);
      assert.deepEqual(await by('category'), [b, c, a]);
      assert.deepEqual(await by('price'), [a, b, c]);
      assert.equal((await by('status'))[0], c);
    },
  },
  {
    name: 'sold-out products have a filter value',
    async check(world) {
      const word = unique();
      const out = await newProduct(world, { name: `a ${word}`, stock: 0 });
      await newProduct(world, { name: `b ${word}`, stock: 1 });
      await newProduct(world, { name: `c ${word}`, stock: 0, status: 'draft' });
      assert.deepEqual((await found(world, listOwnerProducts, word, '&status=outOfStock')).items.map(idOf), [out.id]);
    },
  },
  {
    name: 'users are sorted by role, by status and by their last login, who never logged in first',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      const made = [];
      for (const role of ['staff', 'admin', 'customer']) {
        const body = { name: `Zoé ${word}`, email: `${role}-${word}@exemple.example`, role };
        made.push((await succeed(world, createUser, { token, body }))._id);
      }
      const [staff, admin, customer] = made;
      assert.ok(staff && admin && customer);
      const by = async (sort: string) => (await found(world, listUsers, word, `&sort=${sort}`)).items.map(idOf);
      assert.deepEqual(await by('role'), [admin, customer, staff]);
      await succeed(world, changeUser, { token, id: staff, body: { status: 'inactive' } });
      assert.equal((await by('status'))[0], staff);
      const { items } = await succeed(world, listUsers, { token, query: '?sort=lastLogin&limit=100' });
      const logins = items.map(({ lastLogin = '' }) => lastLogin);
      assert.deepEqual(logins, logins.toSorted());
    },
  },
  {
    name: 'tickets are sorted by subject, customer, status and last message',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      for (const [name, subject] of [
        ['Émile', 'Colis'],
        ['Zoé', 'Arôme'],
      ]) {
        const body = { name: `${name} ${word}`, email: `${word}@exemple.example`, subject, message: 'Bonjour' };
        assert.equal((await world.call('POST', contact.path, { body })).status, 202);
      }
      const by = async (sort: string) =>
        (await found(world, listOwnerTickets, word, `&sort=${sort}`)).items.map(({ _id }) => _id);
      const [first, second] = await by('createdAt');
      assert.ok(first && second);
      assert.deepEqual(await by('name'), [first, second]);
      assert.deepEqual(await by('subject'), [second, first]);
      await succeed(world, replyAsOwner, { token, id: first, body: { message: 'Bonjour' } });
      assert.deepEqual(await by('updatedAt'), [second, first]);
      await succeed(world, changeTicketStatus, { token, id: second, body: { status: 'closed' } });
      assert.deepEqual(await by('status'), [first, second]);
    },
  },
  {
    name: 'withdrawals are sorted by order number and by name',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      for (const [orderNumber, name] of [
        ['CMD-2001-1000', 'Émile'],
        ['CMD-2001-999', 'Zoé'],
      ]) {
        const body = { orderNumber, name: `${name} ${word}`, email: `${word}@exemple.example`, confirm: true };
        await succeed(world, withdraw, { body });
      }
      const by = async (sort: string) =>
        (await succeed(world, listWithdrawals, { token, query: `?q=${word}&sort=${sort}` })).items.map(
          ({ orderNumber }) => orderNumber,
        );
      assert.deepEqual(await by('orderNumber'), ['CMD-2001-999', 'CMD-2001-1000']);
      assert.deepEqual(await by('name'), ['CMD-2001-1000', 'CMD-2001-999']);
    },
  },
  {
    name: 'a customer’s lists hold what is hers alone',
    async check(world) {
      const { customer, id } = await ordered(world);
      const ticket = await succeed(world, createTicket, {
        token: customer.token,
        body: { subject: 'Mon colis', message: 'Où est-il ?' },
      });
      const own = (await succeed(world, listOrders, { token: customer.token })).items;
      assert.deepEqual(
        own.map(({ _id, paymentStatus }) => [_id, paymentStatus]),
        [[id, 'pending']],
      );
      assert.deepEqual((await succeed(world, listTickets, { token: customer.token })).items.map(idOf), [ticket._id]);
      const { token } = await world.newCustomer();
      for (const route of ownLists) {
        assert.equal((await succeed(world, route, { token })).total, 0);
      }
    },
  },
  {
    name: 'users, tickets and mails are found by their people',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      const email = `${word}@exemple.example`;
      const user = await succeed(world, createUser, { token, body: { name: `Zoé ${word}`, email } });
      assert.deepEqual((await found(world, listUsers, `zoe ${word}`)).items.map(idOf), [user._id]);
      assert.equal((await found(world, listUsers, word, '&role=staff')).total, 0);
      const sent = { name: `Noé ${word}`, email, subject: 'Une question', message: 'Bonjour' };
      assert.equal((await world.call('POST', contact.path, { body: sent })).status, 202);
      assert.equal((await found(world, listOwnerTickets, word)).total, 1);
      assert.equal((await found(world, listMails, word, '&kind=invitation')).total, 1);
    },
  },
  {
    name: 'the public list of products has only what is published',
    async check(world) {
      const word = unique();
      const shown = await newProduct(world, { name: word });
      await newProduct(world, { name: `${word} caché`, status: 'draft' });
      const ids = async (more: string) =>
        (await succeed(world, publicProducts, { query: `?limit=5&q=${word}${more}` })).items.map(idOf);
      assert.deepEqual(await ids(''), [shown.id]);
      assert.deepEqual(await ids(`&category=${encodeURIComponent('Fruités')}`), [shown.id]);
      assert.deepEqual(await ids('&category=Gourmands'), []);
      assert.equal((await world.call('GET', '/api/products?limit=')).status, 200);
      await refused(world, 400, publicProducts, { query: '?limit=5&sort=stock' });
    },
  },
];

/**
 * Settings, figures, files and accounts of the back office.
 */

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import * as contract from '@nuee/domain/contract';
import { permissionsOf } from '@nuee/domain/live';
import {
  newProduct,
  ordered,
  selectionOf,
  setPayment,
  setStatus,
  settingsOf,
  unique,
  withSettings,
} from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, checkout, done, readOrder, refused, succeed, type World } from '../world.ts';

const { changeSettings, readDashboard, readOwnerSession, createUser, changeUser, readUser } = contract;
const { listUsers, listMails, sendMail, readOpening, readPublication, readProductFigures, readUserFigures } = contract;

const csv = async (world: World, path: string): Promise<{ type: string | null; text: string }> => {
  const answer = await fetch(world.url + path, { headers: { Authorization: `Bearer ${await world.owner()}` } });
  assert.equal(answer.status, 200);
  // The decoder of `text` would swallow the mark at the beginning.
  return { type: answer.headers.get('content-type'), text: Buffer.from(await answer.arrayBuffer()).toString() };
};

export const shopRules: readonly Rule[] = [
  {
    name: 'the figures of the products count what is published and sold out, and average the regular prices',
    async check(world) {
      const token = await world.owner();
      const read = () => succeed(world, readProductFigures, { token });
      const before = await read();
      const made = [
        await newProduct(world, { price: 100, discountPrice: 1, stock: 0 }),
        await newProduct(world, { price: 50, stock: 9 }),
        await newProduct(world, { price: 30, stock: 0, status: 'draft' }),
      ];
      await newProduct(world, { price: 10_000, status: 'archived' });
      const { averagePrice = 0, ...after } = await read();
      assert.deepEqual(after, {
        total: before.total + 4,
        published: before.published + 2,
        outOfStock: before.outOfStock + 1,
        categories: before.categories,
      });
      let [cents, count] = [0, 0];
      for (const status of ['published', 'draft']) {
        for (let after = ''; ; ) {
          const page = await succeed(world, contract.listOwnerProducts, {
            token,
            query: `?status=${status}&limit=100${after}`,
          });
          for (const { price } of page.items) [cents, count] = [cents + Math.round(price * 100), count + 1];
          if (page.next === null) break;
          after = `&after=${page.next}`;
        }
      }
      assert.ok(count >= made.length);
      assert.equal(averagePrice, Math.round(cents / count) / 100);
    },
  },
  {
    name: 'the figures of the users count new and active accounts, and say what was spent to whom may see sales',
    async check(world) {
      const token = await world.owner();
      const read = () => succeed(world, readUserFigures, { token });
      const before = await read();
      await world.newCustomer();
      const body = { name: 'Zoé Essai', email: `${unique()}@exemple.example` };
      await succeed(world, createUser, { token, body });
      const { totalSpent, ...seen } = await read();
      assert.deepEqual(seen, {
        total: before.total + 2,
        newLast30Days: before.newLast30Days + 2,
        // The other one never logged in.
        activeLast7Days: before.activeLast7Days + 1,
      });
      assert.equal(totalSpent, (await succeed(world, readDashboard, { token })).totalSales);
      assert.deepEqual(await succeed(world, readUserFigures, { token: await world.staff() }), seen);
    },
  },
  {
    name: 'only what is sent of the settings changes, and a version is asked for',
    async check(world) {
      const token = await world.owner();
      await refused(world, 400, changeSettings, { token, body: { hours: 'Le matin' } });
      const before = await settingsOf(world);
      await withSettings(world, { identity: { phone: '01 02 03 04 05' }, couleur: 'rouge' }, async (after) => {
        const identity = { ...before.identity, phone: '01 02 03 04 05' };
        assert.deepEqual(after, { ...before, identity, version: before.version + 1 });
        const body = { hours: 'Le soir', version: before.version };
        const stale = await world.call('PUT', changeSettings.path, { token, body });
        assert.deepEqual([stale.status, stale.body], [409, { ...Object(stale.body), current: after }]);
      });
    },
  },
  {
    name: 'orders cost what the settings say of shipping and VAT, and orders of before stay as they were',
    async check(world) {
      const { token } = await world.newCustomer();
      const product = await newProduct(world, { price: 10, stock: 50 });
      const buy = async () => {
        await add(world, token, selectionOf(product, 2));
        const { _id } = await succeed(world, contract.createOrder, { token, body: checkout });
        return readOrder(world, token, _id);
      };
      const before = await buy();
      await withSettings(
        world,
        { shipping: { fee: 7.5, freeAbove: 30 }, vat: { rate: 10, included: false } },
        async () => {
          const { shippingPrice, taxPrice, totalPrice } = await buy();
          assert.deepEqual(
            { shippingPrice, taxPrice, totalPrice },
            { shippingPrice: 7.5, taxPrice: 2, totalPrice: 29.5 },
          );
          await withSettings(world, { vat: { rate: 20, included: true } }, async () => {
            const { taxPrice: included, totalPrice: all } = await buy();
            assert.equal(all, 27.5);
            assert.ok(included > 3 && included < 5, `VAT of ${included}`);
          });
        },
      );
      assert.deepEqual(await readOrder(world, token, before._id), before);
    },
  },
  ...(
    [
      ['a fee below nothing', { shipping: { fee: -1 } }],
      ['a fee of a fraction of a cent', { shipping: { fee: 4.999 } }],
      ['a rate of VAT above 100', { vat: { rate: 101 } }],
      ['a switch that is no switch', { switches: { reviews: 'oui' } }],
      ['a group that is a text', { identity: 'Maison' }],
      ['transfers that expire at once', { bankTransfer: { expiresAfterDays: 0 } }],
      ['lines without pieces', { mostPieces: 0 }],
      ['an IBAN with two figures exchanged', { bankTransfer: { iban: 'FR7630006000011234567890198' } }],
      ['a BIC of one letter', { bankTransfer: { bic: 'X' } }],
      ['a SIRET of three figures', { identity: { siret: '123' } }],
      ['a VAT number without its figures', { identity: { vatNumber: 'FR' } }],
      ['a telephone of letters', { identity: { phone: 'abc' } }],
      ['an e-mail address without a domain', { identity: { email: 'contact@maison' } }],
      ['a site that is no web address', { mediator: { site: 'cm2c' } }],
    ] as const
  ).map(([what, body]) => ({
    name: `${changeSettings.method} ${changeSettings.path} refuses ${what}`,
    async check(world: World) {
      const { version } = await settingsOf(world);
      await refused(world, 422, changeSettings, { token: await world.owner(), body: { ...body, version } });
      assert.equal((await settingsOf(world)).version, version);
    },
  })),
  {
    name: 'who is at work is told her name, her role and what she may do',
    async check(world) {
      const owner = await succeed(world, readOwnerSession, { token: await world.owner() });
      assert.deepEqual([owner.role, owner.permissions.toSorted()], ['admin', permissionsOf('admin').toSorted()]);
      const { token, email } = await world.newMember('staff');
      const permissions = [...permissionsOf('staff')];
      assert.deepEqual(await succeed(world, readOwnerSession, { token }), {
        ...{ email, name: 'Inès Martin', role: 'staff', permissions },
      });
    },
  },
  {
    name: 'the dashboard counts what is sold once it is paid and not refunded; staff see no amounts',
    async check(world) {
      const token = await world.owner();
      const read = () => succeed(world, readDashboard, { token });
      const { totalOrders } = await read();
      const { id } = await ordered(world, { body: { ...checkout, paymentMethod: 'bank-transfer' } });
      const before = await read();
      assert.equal(before.totalOrders - totalOrders, 1);
      assert.ok(before.recentOrders.some(({ _id }) => _id === id));
      await setPayment(world, id, 'paid');
      const paid = await read();
      assert.equal(paid.waiting.toShip - before.waiting.toShip, 1);
      assert.equal(Math.round(((paid.totalSales ?? 0) - (before.totalSales ?? 0)) * 100), 2_899);
      assert.equal((paid.paidOrders ?? 0) - (before.paidOrders ?? 0), 1);
      assert.equal(paid.salesByDay?.length, 30);
      assert.equal((paid.salesByDay?.at(-1)?.orders ?? 0) - (before.salesByDay?.at(-1)?.orders ?? 0), 1);
      assert.equal(before.waiting.transfers - paid.waiting.transfers, 1);
      await setPayment(world, id, 'refunded');
      assert.equal((await read()).totalSales, before.totalSales);
      await setStatus(world, id, 'cancelled');
      const { pendingOrders, ordersByStatus } = await read();
      assert.deepEqual([pendingOrders, ordersByStatus.pending], [before.pendingOrders - 1, before.pendingOrders - 1]);
      const { totalSales: _t, averageOrderValue: _a, salesByDay: _s, paidOrders: _p, ...seen } = await read();
      assert.deepEqual(await succeed(world, readDashboard, { token: await world.staff() }), seen);
      assert.equal(before.recentOrders.length, 5);
    },
  },
  {
    name: 'what was sold is told by day and in pieces, less what was paid back, for a year at most',
    async check(world) {
      const token = await world.owner();
      const { id, product } = await ordered(world, {
        quantity: 3,
        body: { ...checkout, paymentMethod: 'bank-transfer' },
      });
      const read = async (query = '') => succeed(world, contract.readSales, { token, query });
      const today = async () => (await read()).days.at(-1);
      const soldOf = async () => (await read()).products.find((one) => one.id === product.id);
      const before = await today();
      assert.equal(await soldOf(), undefined);
      const { items, version } = await setPayment(world, id, 'paid');
      assert.deepEqual(await soldOf(), { id: product.id, name: product.name, pieces: 3, total: 30, before: 0 });
      const lines = [{ lineId: items[0]?._id ?? '', quantity: 1, restock: false }];
      const body = { lines, shipping: 0, reason: 'Flacon cassé', version };
      await succeed(world, contract.refundOrder, { token, id, body });
      assert.deepEqual(await soldOf(), { id: product.id, name: product.name, pieces: 2, total: 20, before: 0 });
      const after = await today();
      assert.equal((after?.orders ?? 0) - (before?.orders ?? 0), 1);
      assert.equal((after?.pieces ?? 0) - (before?.pieces ?? 0), 2);
      const { products } = await read();
      assert.deepEqual(
        products.map(({ pieces }) => pieces),
        products.map(({ pieces }) => pieces).toSorted((a, b) => b - a),
      );
      await setPayment(world, id, 'refunded');
      assert.equal(await soldOf(), undefined);
      const { days, products: none } = await read('?period=days&from=2020-02-28&to=2020-03-01');
      assert.deepEqual([days.map(({ day }) => day), none], [['2020-02-28', '2020-02-29', '2020-03-01'], []]);
      assert.equal((await read('?period=last7Days')).days.length, 7);
      for (const query of ['period=hier', 'period=days', 'period=days&from=2020-01-02&to=2020-01-01'])
        await refused(world, 400, contract.readSales, { token, query: `?${query}` });
      await refused(world, 403, contract.readSales, { token: await world.staff() });
    },
  },
  {
    name: 'what keeps a shop from opening is told to its owner',
    async check(world) {
      const { open, missing } = await succeed(world, readOpening, { token: await world.owner() });
      assert.equal(open, open || missing.length > 0);
    },
  },
  {
    name: 'a file for spreadsheets has a mark, semicolons, decimal commas and no formula',
    async check(world) {
      const word = unique();
      await newProduct(world, { name: `=SUM(A1) ${word}`, price: 12.5 });
      const { type, text } = await csv(world, `/api/admin/products.csv?q=${word}`);
      assert.match(type ?? '', /^text\/csv/);
      assert.ok(text.startsWith('\ufeff'), 'no byte order mark');
      const lines = text.slice(1).split('\r\n');
      assert.equal(lines.length, 3);
      assert.match(lines[1] ?? '', /'=SUM\(A1\)/);
      assert.match(lines[1] ?? '', /;12,50/);
    },
  },
  {
    name: 'the files of orders and accounts hold what their filters leave, and all of it',
    async check(world) {
      const { created, customer } = await ordered(world);
      const orders = (await csv(world, `/api/admin/orders.csv?q=${customer.email}&limit=1`)).text
        .trimEnd()
        .split('\r\n');
      assert.equal(orders.length, 2);
      assert.ok(orders[1]?.includes(created.orderNumber));
      const users = (await csv(world, `/api/admin/users.csv?q=${customer.email}`)).text.trimEnd().split('\r\n');
      assert.equal(users.length, 2);
      assert.match((await csv(world, '/api/admin/vat.csv')).text, /^\ufeff[^\r]*;[^\r]*\r\n/);
      const token = await world.owner();
      for (const [route, query] of [
        [contract.exportOrders, '?status=perdu'],
        [contract.exportOrders, '?from=hier'],
        [contract.exportUsers, '?role=x'],
        [contract.exportProducts, '?sort=color'],
        [contract.exportVat, '?from=hier'],
        [contract.exportVat, '?to=x'],
        [contract.readAccounting, '?month=2026-13'],
        [contract.exportJournal, '?month=janvier'],
        [contract.exportFec, '?month=2026-1'],
        [contract.exportInvoices, '?month=2026-01-01'],
      ] as const) {
        assert.match(await refused(world, 400, route, { token, query }), /paramètre/);
      }
    },
  },
  {
    name: 'the accounts of a month have the invoice and the credit note of an order, once each and equal',
    async check(world) {
      const { id } = await ordered(world);
      await setPayment(world, id, 'paid');
      const { invoiceNumber = '', refunds = [] } = await setPayment(world, id, 'refunded');
      const creditNumber = refunds[0]?.number ?? '';
      const token = await world.owner();
      const { months, month, figures } = await succeed(world, contract.readAccounting, { token });
      assert.equal(months[0], month);
      assert.ok(figures.invoices >= 1 && figures.credits >= 1);
      const journal = (await csv(world, `/api/admin/accounting/journal.csv?month=${month}`)).text.split('\r\n');
      const sum = (number: string) =>
        journal.filter((line) => line.startsWith(`${number};`)).map((line) => line.split(';')[5]);
      assert.equal(sum(invoiceNumber).length, 1);
      assert.deepEqual(sum(creditNumber), [`-${sum(invoiceNumber)[0]}`]);
      const { type, text } = await csv(world, `/api/admin/accounting/fec.txt?month=${month}`);
      assert.match(type ?? '', /^text\/plain/);
      for (const number of [invoiceNumber, creditNumber]) {
        const entry = text.split('\r\n').filter((line) => line.split('\t')[2] === number);
        const total = (place: number) =>
          entry.reduce((all, line) => all + Number(line.split('\t')[place]?.replace(',', '')), 0);
        assert.ok(total(11) > 0, `no entry ${number}`);
        assert.equal(total(11), total(12));
      }
      assert.equal((await csv(world, '/api/admin/accounting/invoices.zip?month=2020-01')).type, 'application/zip');
    },
  },
  {
    name: 'a new account is invited by mail and can’t log in before',
    async check(world) {
      const token = await world.owner();
      const email = `${unique()}@exemple.example`;
      const user = await succeed(world, createUser, { token, body: { name: 'Léa Petit Jean', email, role: 'staff' } });
      assert.deepEqual(
        [user.role, user.status, user.firstName, user.lastName, user.orders],
        ['staff', 'pending', 'Léa', 'Petit Jean', 0],
      );
      const { status } = await succeed(world, changeUser, { token, id: user._id, body: { status: 'active' } });
      assert.equal(status, 'pending');
      assert.equal((await succeed(world, listMails, { token, query: `?q=${email}` })).items[0]?.kind, 'invitation');
      await refused(world, 409, createUser, { token, body: { name: 'Léa', email: email.toUpperCase() } });
      await refused(world, 401, contract.login, { body: { email, password: 'Une-phrase-de-passe' } });
      await refused(world, 422, createUser, { token, body: { name: 'Léa', email: 'lea', role: 'staff' } });
      await refused(world, 422, createUser, { token, body: { name: 'Léa', email: `b${email}`, role: 'reine' } });
    },
  },
  {
    name: 'an account that is made inactive is logged out at once, and its password is refused like a wrong one',
    async check(world) {
      const token = await world.owner();
      const { email, password, token: hers } = await world.newCustomer();
      const id = (await succeed(world, listUsers, { token, query: `?q=${email}` })).items[0]?._id ?? '';
      await succeed(world, changeUser, { token, id, body: { status: 'inactive' } });
      await refused(world, 401, contract.readProfile, { token: hers });
      const wrong = await refused(world, 401, contract.login, { body: { email, password: 'Une-autre-phrase' } });
      assert.equal(await refused(world, 401, contract.login, { body: { email, password } }), wrong);
      await succeed(world, changeUser, { token, id, body: { status: 'active' } });
      await refused(world, 401, contract.readProfile, { token: hers });
      await succeed(world, contract.login, { body: { email, password } });
    },
  },
  {
    name: 'a change of an account that says nothing possible is refused, and unknown fields are ignored',
    async check(world) {
      const token = await world.owner();
      const { email } = await world.newCustomer();
      const [user] = (await succeed(world, listUsers, { token, query: `?q=${email}` })).items;
      const id = user?._id ?? '';
      for (const body of [{ role: 'reine' }, { status: 'pending' }, { name: '' }, { name: 7 }, []]) {
        await refused(world, 422, changeUser, { token, id, body });
      }
      const ignored = { passwordHash: 'x', email: `b${email}`, id: 'y' };
      assert.deepEqual(await succeed(world, changeUser, { token, id, body: ignored }), user);
      for (const unknown of ['inconnu', '__proto__', 'a'.repeat(65)]) {
        await refused(world, 404, changeUser, { token, id: unknown, body: { role: 'staff' } });
      }
    },
  },
  {
    name: 'only a customer who pays by transfer sees the owner’s bank account',
    async check(world) {
      const { id, customer } = await ordered(world, { body: { ...checkout, paymentMethod: 'bank-transfer' } });
      const bankTransfer = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', beneficiary: 'Maison Nuée SAS' };
      await withSettings(world, { bankTransfer }, async ({ bankTransfer: { expiresAfterDays } }) => {
        const told = await succeed(world, contract.readTransfer, { token: customer.token, id });
        assert.deepEqual(told, { ...bankTransfer, expiresAfterDays });
      });
    },
  },
  {
    name: 'the addresses of a former shop are published, unless they are a page of this one, a chain or another site',
    async check(world) {
      const { slug } = await newProduct(world, { price: 10, stock: 5 });
      const redirects = [{ from: '/fruits/', to: '/catalogue?category=Fruit%C3%A9s' }];
      const published = async () => (await succeed(world, readPublication, {})).catalogue.settings.redirects;
      assert.equal(await published(), undefined);
      await withSettings(world, { redirects }, async () => assert.deepEqual(await published(), redirects));
      const { version } = await settingsOf(world);
      const token = await world.owner();
      for (const wrong of [
        { from: `/produit/${slug}`, to: '/faq' },
        { from: '/panier', to: '/faq' },
        { from: '/a', to: '/fruits' },
        { from: '/a', to: 'https://ailleurs.example/' },
        { from: '/a;', to: '/faq' },
      ]) {
        await refused(world, 422, changeSettings, { token, body: { redirects: [...redirects, wrong], version } });
      }
    },
  },
  {
    name: 'a role that is taken away ends what it allowed, and the session that was opened for it',
    async check(world) {
      const token = await world.owner();
      const member = await world.newMember('staff');
      const id = (await succeed(world, listUsers, { token, query: `?q=${member.email}` })).items[0]?._id ?? '';
      await succeed(world, readUser, { token: member.token, id });
      await succeed(world, changeUser, { token, id, body: { role: 'customer' } });
      await refused(world, 401, readUser, { token: member.token, id });
      const again = await succeed(world, contract.login, { body: { email: member.email, password: member.password } });
      await refused(world, 403, readUser, { token: again.token, id });
      await refused(world, 404, changeUser, { token, id: 'inconnu', body: { role: 'staff' } });
    },
  },
  {
    name: 'a mail can be sent again, with a line in the journal; one that isn’t there can’t',
    async check(world) {
      const token = await world.owner();
      const { customer, created } = await ordered(world);
      const list = async () => (await succeed(world, listMails, { token, query: `?q=${customer.email}` })).items[0];
      let mail = await list();
      for (let tries = 0; mail?.status === 'waiting' && tries < 100; tries += 1) {
        await wait(50);
        mail = await list();
      }
      assert.equal(mail?.orderNumber, created.orderNumber);
      assert.equal(
        (await succeed(world, sendMail, { token: await world.staff(), id: mail?._id ?? '' })).status,
        'waiting',
      );
      await refused(world, 404, sendMail, { token, id: 'inconnu' });
    },
  },
  {
    name: 'a session that was logged out is dead, and others of the account live',
    async check(world) {
      const { email, password, token } = await world.newCustomer();
      const other = await succeed(world, contract.login, { body: { email, password } });
      await done(world, contract.logout, { token });
      await refused(world, 401, contract.readProfile, { token });
      await refused(world, 401, contract.logout, { token });
      await succeed(world, contract.readProfile, { token: other.token });
    },
  },
];

import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { confirmSubscription, openConfirmation } from '../commands/newsletter.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { deleteOutdated } from './retention.ts';

const api = apiUnderTest();
const day = 24 * 60 * 60 * 1000;
const logIn = async (email: string) =>
  (await api.succeed(contract.login, { body: { email, password: 'Un-Mot-De-Passe' } })).token;
const asOwner = async (path: string) => (await api.call('GET', `/api/admin${path}`, { token: await api.owner() })).body;
const emails = ['cliente-1@exemple.fr', 'cliente-2@exemple.fr', 'cliente-3@exemple.fr'] as const;
const [gone, faithful, waiting] = emails;
const buy = async () => {
  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, {
    token,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  return { token, order: await api.order(token) };
};
const deliver = async (id: string) =>
  api.succeed(contract.changeOrderStatus, { token: await api.owner(), id, body: { status: 'delivered' } });

test('after three years without a login an account is erased, after three without a message a ticket', async () => {
  const [first, second] = [await buy(), await buy()];
  // Its order stays open.
  await buy();
  await deliver(first.order._id);
  await deliver(second.order._id);
  const message = { name: 'Inès Faure', email: 'passante@exemple.fr', subject: 'Question', message: 'Bonjour.' };
  await api.call('POST', '/api/contact', { body: message });
  await api.succeed(contract.createTicket, {
    token: second.token,
    body: { subject: 'Colis', message: 'Où est-il ?' },
  });

  const start = new Date(api.now);
  const later = (years: number, milliseconds: number): Date => {
    const date = new Date(start);
    date.setUTCFullYear(date.getUTCFullYear() + years);
    return new Date(date.getTime() + milliseconds);
  };
  api.now = later(2, 0);
  const token = await logIn(faithful);
  const { items } = await api.succeed(contract.listTickets, { token });
  await api.succeed(contract.replyToTicket, {
    token,
    id: items[0]?._id ?? '',
    body: { message: 'Toujours pas.' },
  });

  const month = 30 * day;
  await api.beside(async (storage) => {
    const kept = { announced: 0, accounts: 0, tickets: 0, confirmations: 0 };
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, later(3, -month - 60_000))).toEqual(kept);
    // The one that logged in since isn't told, nor is the one whose order is open.
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, later(3, -month + 60_000))).toEqual({
      ...kept,
      announced: 1,
    });
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, later(3, -60_000))).toEqual(kept);
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, later(3, 120_000))).toEqual({
      ...kept,
      accounts: 1,
      tickets: 1,
    });
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, later(3, 120_000))).toEqual(kept);
  });
  api.now = later(3, 120_000);
  const found = await Promise.all(emails.map((email) => asOwner(`/users?q=${email}`)));
  expect(found).toMatchObject([{ total: 0 }, { total: 1 }, { total: 1 }]);
  expect(await asOwner(`/orders?q=${gone}`)).toMatchObject({ total: 0 });
  expect(await asOwner(`/orders?q=${first.order.orderNumber}`)).toMatchObject({
    items: [{ user: { name: 'Client supprimé' } }],
  });
  expect(await asOwner('/tickets?q=passante')).toMatchObject({ total: 0 });
  expect(await asOwner('/tickets?q=Colis')).toMatchObject({ total: 1 });
  expect(await asOwner(`/orders?q=${waiting}`)).toMatchObject({ total: 1 });
});

test('a customer who logs in after that mail keeps her account; where nobody was told in time, the mail comes first', async () => {
  const email = 'cliente-4@exemple.fr';
  await deliver((await buy()).order._id);
  const start = api.now.getTime();
  const years = (count: number, days = 0) => new Date(start + (count * 365.25 + days) * day);
  const erasesAt = async (now: Date): Promise<string | undefined> => {
    let date: string | undefined;
    await api.beside(async (storage) => {
      await deleteOutdated({ storage, dataDir: api.dataDir }, now);
      const { items } = await storage.list({ collection: 'users', q: email, limit: 1 });
      date = items[0]?.record.erasesAt;
    });
    return date;
  };
  expect(await erasesAt(years(5))).toBe(years(5, 30).toISOString());
  api.now = years(5, 29);
  await logIn(email);
  expect(await erasesAt(years(5, 31))).toBeUndefined();
  expect(await erasesAt(years(8))).toBe(years(8, 30).toISOString());
  expect(await asOwner(`/mails?q=${email}&kind=erasure-announced`)).toMatchObject({ total: 2 });
});

test('an account that the owner closed is erased without a mail, which would ask for a login', async () => {
  const email = 'cliente-5@exemple.fr';
  await deliver((await buy()).order._id);
  const start = api.now.getTime();
  await api.beside(async (storage) => {
    const { items } = await storage.list({ collection: 'users', q: email, limit: 1 });
    const id = items[0]?.id ?? '';
    await storage.tx(async (t) => {
      const user = await t.get('users', id);
      if (user) await t.put('users', id, { ...user, status: 'inactive' });
    });
    await deleteOutdated({ storage, dataDir: api.dataDir }, new Date(start + 4 * 366 * day));
    expect(await storage.read(async (t) => (await t.get('users', id))?.erasesAt)).toBeDefined();
    expect(
      await storage.list({ collection: 'mails', where: { kind: 'erasure-announced' }, q: email, limit: 1 }),
    ).toMatchObject({ total: 0 });
    await deleteOutdated({ storage, dataDir: api.dataDir }, new Date(start + 4 * 366 * day + 31 * day));
    expect(await storage.read(async (t) => t.get('users', id))).toBeUndefined();
  });
});

test('an address that never confirmed the newsletter is forgotten after 30 days, and so are the mails that asked', async () => {
  const start = api.now.getTime();
  const [silent, confirmed, again] = ['muette@exemple.fr', 'lectrice@exemple.fr', 'encore@exemple.fr'];
  const subscribe = (email: string) => api.call('POST', '/api/newsletter', { body: { email } });
  for (const email of [silent, confirmed, again]) await subscribe(email);
  api.now = new Date(start + 10 * day);
  await subscribe(again);
  await api.beside(async (storage) => {
    const token = await storage.tx(async (t) => openConfirmation(t, confirmed, api.now));
    await storage.tx(async (t) => confirmSubscription(t, token, api.now));
    const kept = async (days: number): Promise<string[]> => {
      await storage.sweep(new Date(start + days * day));
      const found = await storage.read((t) => t.getAll('subscribers', [silent, confirmed, again]));
      return found.map(({ id }) => id);
    };
    expect(await kept(29)).toEqual([silent, confirmed, again]);
    expect(await kept(31)).toEqual([confirmed, again]);
    expect(await kept(400)).toEqual([confirmed]);
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, new Date(start + 29 * day))).toMatchObject({
      confirmations: 0,
    });
    expect(await deleteOutdated({ storage, dataDir: api.dataDir }, new Date(start + 31 * day))).toMatchObject({
      confirmations: 3,
    });
  });
  expect(await asOwner(`/mails?q=${again}`)).toMatchObject({ total: 1 });
  expect(await asOwner(`/mails?q=${silent}`)).toMatchObject({ total: 0 });
});

test('a shop in service does so by itself, the demonstration keeps everything', async () => {
  await deliver((await buy()).order._id);
  api.now = new Date(api.now.getTime() + 4 * 366 * day);
  /** Read beside the API, whose sweep goes on. */
  const outdated = async () => {
    const storage = await api.engine.open();
    const { items } = await storage.list({ collection: 'users', q: 'cliente-6@exemple.fr', limit: 1 });
    await storage.close();
    return items[0]?.record;
  };
  await api.restart();
  expect(await outdated()).not.toHaveProperty('erasesAt');
  await api.restart({ demo: false });
  await expect.poll(outdated).toHaveProperty('erasesAt');
  api.now = new Date(api.now.getTime() + 31 * day);
  await api.restart({ demo: false });
  await expect.poll(outdated).toBeUndefined();
});

/** An erased customer is gone: from every record, every list and every byte of the folder, except what the law keeps. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@nuee/domain/contract';
import { ExportSchema } from '@nuee/domain/live';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { erasureHash, erasuresName, readErasures } from '../db/erasures.ts';
import { collections, personal, recordsAbout } from '../db/personal.ts';
import type { Collection, Storage } from '../db/storage.ts';
import { listedCollections } from '../queries/list.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest({ shopUrl: 'https://shop.example' });

const mark = 'Zqxmarqueur';
const email = `${mark}@exemple.fr`;
const password = 'Un-Mot-De-Passe';
const home = { street: `1 rue ${mark}`, city: mark, postalCode: '44000', country: 'France' };
const address = { ...home, firstName: mark, lastName: mark, phone: `06 ${mark}` };
const caramel = { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 };
const words = { subject: `Sujet ${mark}`, message: `Texte ${mark}` };

/** Every call has to do something, else the test proves nothing. */
async function act<Body = unknown>(method: string, target: string, token?: string, body?: object, headers = {}) {
  const answer = await api.call(method, target, { ...(token && { token }), ...(body && { body }), headers });
  expect([target, answer.status < 300 ? 'done' : answer]).toEqual([target, 'done']);
  return answer.body as Body;
}

interface Identified {
  readonly _id: string;
}
const logIn = async () =>
  (await act<{ token: string }>('POST', contract.login.path, undefined, { email, password })).token;
const tokensInMails = async (page: string): Promise<string[]> => {
  const folder = path.join(api.dataDir, 'mails');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
  const own = mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase());
  return own.flatMap(({ text = '' }) => new RegExp(`${page}#([\\w-]{20,})`).exec(text)?.[1] ?? []);
};
/** Each collection with its records, keys included. */
const everything = async (storage: Storage): Promise<Map<Collection, string[]>> => {
  const all = new Map<Collection, string[]>();
  for (const collection of collections) {
    const texts: string[] = [];
    for (const { id, record } of await storage.scan(collection)) texts.push(`${id} ${JSON.stringify(record)}`);
    all.set(collection, texts);
  }
  return all;
};
const holding = (texts: readonly string[], word: string) =>
  texts.filter((text) => text.toLowerCase().includes(word.toLowerCase()));
const bytesOf = (folder: string): { name: string; text: string }[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, text: readFileSync(path.join(parentPath, name), 'latin1') }));

/** Fills every field that a customer can fill, and does in the back office what leaves her name. */
async function leaveTraces(): Promise<{ id: string; orderNumber: string }> {
  const owner = await api.owner();
  await act('POST', contract.register.path, undefined, { email, password, firstName: mark, lastName: mark });
  await logIn();
  const her = await logIn();
  const { items } = await act<{ items: Identified[] }>('GET', `/api/admin/users?q=${mark}`, owner);
  const id = items[0]?._id ?? '';

  await act('PUT', '/api/users/profile', her, { phone: mark, addresses: [home] });
  await act('PUT', '/api/users/favorites/1', her);
  await act('POST', '/api/contact', undefined, { name: mark, email: email.toUpperCase(), ...words });
  await act('POST', '/api/users/password-reset', undefined, { email });
  for (let time = 0; time < 2; time += 1) await act('POST', '/api/newsletter', undefined, { email });
  await expect.poll(async () => (await tokensInMails('/newsletter')).length).toBe(2);
  await act('POST', `/api/newsletter/${(await tokensInMails('/newsletter'))[0]}`);
  await expect.poll(async () => (await tokensInMails('/nouveau-mot-de-passe')).length).toBe(1);

  const ordered = async (paymentMethod: string) => {
    await act('POST', contract.addToCart.path, her, caramel);
    const body = { shippingAddress: address, billingAddress: address, paymentMethod, notes: `Note ${mark}` };
    const key = { 'Idempotency-Key': `${mark}-${paymentMethod}` };
    return act<{ _id: string; orderNumber: string }>('POST', contract.createOrder.path, her, body, key);
  };
  const card = await ordered('card');
  const paymentResult = { id: mark, status: 'COMPLETED', update_time: api.now.toISOString(), email_address: email };
  await act('PUT', contract.payOrder.path.replace('{id}', card._id), her, { paymentResult });
  const transfer = await ordered('bank-transfer');
  await act('PUT', `/api/admin/orders/${transfer._id}/payment`, owner, {
    paymentStatus: 'paid',
    reference: `De ${mark}`,
  });
  await act('POST', `/api/admin/orders/${transfer._id}/notes`, owner, { text: `${mark} a appelé` });
  const parcels = [{ url: `https://suivi.example/${mark}` }];
  await act('PUT', `/api/admin/orders/${transfer._id}/status`, owner, { status: 'shipped', parcels });
  for (const { _id } of [card, transfer]) {
    await act('PUT', `/api/admin/orders/${_id}/status`, owner, { status: 'delivered' });
    // Drawn at once, so that no sheet waits with her name.
    const sheet = async () => (await api.call('GET', `/api/orders/${_id}/invoice`, { token: her })).status;
    await expect.poll(sheet, { timeout: 20_000 }).toBe(200);
  }
  await act('POST', `/api/orders/${card._id}/withdrawal`, her, { confirm: true, reason: `Raison ${mark}` });
  const declared = { orderNumber: `CMD-${mark}`, email, name: mark, confirm: true, reason: mark };
  await act('POST', '/api/withdrawals', undefined, declared);

  const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const sent = await fetch(api.url + contract.addPhotograph.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${her}`, 'Content-Type': 'image/png' },
    body: Buffer.from(photograph),
  });
  const { _id: photographed } = parse(contract.addPhotograph.answer, await sent.json());
  const about = { ...words, orderId: card._id, photographs: [photographed] };
  const ticket = await act<Identified>('POST', '/api/tickets', her, about);
  await act('POST', `/api/admin/tickets/${ticket._id}/replies`, owner, { message: `Bonjour ${mark}` });
  await act('POST', `/api/tickets/${ticket._id}/replies`, her, words);
  await act('PUT', `/api/admin/tickets/${ticket._id}/status`, owner, { status: 'closed' });

  // She worked for the shop for a while.
  await act('PUT', `/api/admin/users/${id}`, owner, { name: `${mark} Nouveaunom`, role: 'admin' });
  // Another role ends the session.
  const atWork = await logIn();
  const other = await api.newCustomer();
  await act('POST', contract.addToCart.path, other, caramel);
  const foreign = await api.order(other);
  await act('PUT', `/api/admin/orders/${foreign._id}/status`, atWork, { status: 'cancelled' });
  await act('PUT', '/api/admin/products/3/stock', atWork, { stock: 500 });
  await act('PUT', '/api/admin/texts/terms', atWork, { content: '## Nos conditions', version: 0 });
  await act('PUT', '/api/admin/pages/about', atWork, { content: { title: 'Nous', lead: 'Ici.' }, version: 0 });
  await act('POST', contract.addToCart.path, atWork, caramel);
  await act('POST', '/api/users/password-reset', undefined, { email });
  await expect.poll(async () => (await tokensInMails('/admin/mot-de-passe')).length).toBe(1);
  return { id, orderNumber: card.orderNumber };
}

test('of an erased customer nothing is left, in no document, no list and no byte of the folder', async () => {
  const { id, orderNumber } = await leaveTraces();
  const her = { id, email: email.toLowerCase() };
  await api.beside(async (storage) => {
    for (const collection of collections) {
      if (!('find' in personal[collection])) continue;
      expect([collection, (await recordsAbout(storage, collection, her)).length > 0]).toEqual([collection, true]);
    }
    // Waits for a server that is away.
    const nextTry = new Date(api.now.getTime() + 60_000).toISOString();
    await storage.tx(async (t) =>
      t.put('mails', 'waiting', {
        ...{ kind: 'address-changed', to: email, data: { userId: id }, status: 'waiting', attempts: 1, nextTry },
        ...{ createdAt: api.now.toISOString(), lastError: `550 <${email}>` },
      }),
    );
  });

  const token = await logIn();
  await act('DELETE', '/api/users/me', token, { password });
  expect((await api.call('GET', contract.readProfile.path, { token })).status).toBe(401);
  await api.beside(async (storage) => {
    const left = [...(await everything(storage))].flatMap(([collection, texts]) =>
      holding(texts, mark).map((text) => `${collection}: ${text}`),
    );
    expect(left).toEqual([]);
    expect(await storage.scan('photographs')).toEqual([]);
    for (const collection of listedCollections) {
      for (const q of [mark, 'zqx']) {
        expect([collection, (await storage.list({ collection, q, limit: 1 })).items]).toEqual([
          collection,
          collection === 'movements' || collection === 'notifications' || collection === 'invoices'
            ? expect.any(Array)
            : [],
        ]);
      }
    }
    // What the law keeps.
    const { items } = await storage.list({ collection: 'orders', where: { owner: id }, limit: 10 });
    expect(items.map(({ record: { customer, invoiceNumber } }) => [customer?.name, invoiceNumber])).toEqual([
      ['Client supprimé', expect.any(String)],
      ['Client supprimé', expect.any(String)],
    ]);
    const withdrawals = await storage.list({ collection: 'withdrawals', limit: 10 });
    expect(withdrawals.items.map(({ record }) => record)).toMatchObject([
      { orderNumber: '', name: '', createdAt: expect.any(String) },
      { orderNumber, name: '', createdAt: expect.any(String) },
    ]);
    const { items: diary } = await storage.list({ collection: 'journal', where: { number: id }, limit: 10 });
    expect(diary.map(({ record: { what, name, to } }) => [what, name, to])).toEqual(
      expect.arrayContaining([
        ['user.name', 'Compte supprimé', undefined],
        ['user.role', 'Compte supprimé', 'admin'],
      ]),
    );
    // Noted twice where the retention finds the account while it is being erased.
    expect([...(await readErasures(path.join(api.dataDir, erasuresName))).keys()]).toEqual([erasureHash(id)]);
    if (api.engine.options.database !== undefined) return;
    await storage.close();
    const files = bytesOf(api.dataDir).filter(({ text }) => holding([text], mark).length > 0);
    expect(files.map(({ name }) => name)).toEqual([]);
  });
});

test('an export has every part that the table of personal data names', async () => {
  const named = new Set(
    Object.values(personal).flatMap((row) => {
      const parts = 'exported' in row ? row.exported : [];
      return 'not' in parts ? [] : [...parts];
    }),
  );
  expect([...named].sort()).toEqual(Object.keys(ExportSchema.entries).sort());

  const stranger = { name: 'Inconnue', email: 'cliente-2@exemple.fr', subject: 'Avant', message: 'Avant le compte.' };
  await act('POST', '/api/contact', undefined, stranger);
  api.now = new Date(api.now.getTime() + 1_000);
  const token = await api.newCustomer();
  const own = { name: 'Inès', email: 'cliente-2@exemple.fr' };
  await act('POST', contract.addToCart.path, token, caramel);
  await act('POST', '/api/contact', undefined, { ...own, subject: 'Après', message: 'Bonjour.' });
  await act('POST', '/api/newsletter', undefined, { email: own.email });
  await act('POST', '/api/withdrawals', undefined, { ...own, orderNumber: 'CMD-2026-999', confirm: true });
  const all = parse(ExportSchema, await act('GET', '/api/users/export', token));
  expect(all).toMatchObject({
    cart: [caramel],
    tickets: [],
    messages: [{ name: 'Inès', subject: 'Après' }],
    withdrawals: [{ orderNumber: 'CMD-2026-999' }],
    newsletter: { since: api.now.toISOString() },
    devices: [{ current: true }],
  });
});

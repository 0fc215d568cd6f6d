import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import type { Mail, MailKind } from '@nuee/domain/live';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiOptions } from '../../server.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';
import { type MailServer, startMailServer } from '../../testing/mailServer.ts';

const options: Partial<ApiOptions> = { shopUrl: 'https://shop.example' };
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  options.smtpUrl = server.smtpUrl;
});
const api = apiUnderTest(options);
afterAll(() => server.close());

const start = new Date('2026-01-15T10:00:00+01:00');
const day = 24 * 60 * 60 * 1000;
let owner: string;
beforeEach(async () => {
  api.now = start;
  owner = await api.owner();
});

/** The mails of one reader that a server got, once there are so many. */
async function mailsTo(address: string, count = 1) {
  const mails = async () =>
    (await Promise.all(server.arrived.map((mail) => PostalMime.parse(mail)))).filter(
      ({ to }) => to?.[0]?.address === address,
    );
  await expect.poll(async () => (await mails()).length).toBe(count);
  return mails();
}
const tokenIn = ({ text = '' }: { text?: string | undefined }, page: string): string =>
  new RegExp(`https://shop\\.example${page}#([\\w-]{20,})`).exec(text)?.[1] ?? '';
const list = async (query: string) => {
  const route = { ...contract.listMails, path: `/api/admin/mails${query}` };
  return (await api.succeed(route, { token: owner })).items;
};
const sendAgain = (id: string) => api.call('POST', `/api/admin/mails/${id}/send`, { token: owner });
const subscribe = (email: string) => api.call('POST', '/api/newsletter', { body: { email } });
const confirm = async (token: string) => (await api.call('POST', `/api/newsletter/${token}`)).status;
const latest = async (kind: MailKind, to: string): Promise<Mail> => {
  const sent = async () => (await list(`?kind=${kind}`)).find((mail) => mail.to === to && mail.status === 'sent');
  await expect.poll(sent).toBeDefined();
  return (await sent()) as Mail;
};

test('a forgotten password: requested, mailed, chosen again through the link, and valid for a login', async () => {
  await api.newCustomer();
  const email = 'cliente-1@exemple.fr';
  expect((await api.call('POST', '/api/users/password-reset', { body: { email } })).status).toBe(202);
  const [mail = {}] = await mailsTo(email);
  const token = tokenIn(mail, '/nouveau-mot-de-passe');
  const password = 'Une-Brume-Du-Matin';
  const choose = async () =>
    (await api.call('POST', `/api/users/password-reset/${token}`, { body: { password } })).status;
  expect([await choose(), await choose()]).toEqual([204, 404]);
  await api.succeed(contract.login, { body: { email, password } });
  expect((await api.call('POST', '/api/users/login', { body: { email, password: 'Un-Mot-De-Passe' } })).status).toBe(
    401,
  );
  expect(JSON.stringify(await list('?kind=password-reset'))).not.toContain(token);
});

test('the newsletter is confirmed when its link is followed, and no confirmation is requested again', async () => {
  const email = 'lectrice@exemple.fr';
  expect(await subscribe(email)).toMatchObject({ status: 202, body: undefined });
  const [mail = {}] = await mailsTo(email);
  const token = tokenIn(mail, '/newsletter');
  expect([await confirm('unknown'), await confirm(token), await confirm(token)]).toEqual([404, 204, 204]);
  expect((await subscribe(email.toUpperCase())).status).toBe(202);
  await latest('newsletter-confirmation', email);
  expect((await list('?kind=newsletter-confirmation')).filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
  expect((await subscribe('lectrice')).status).toBe(422);
});

test('the newsletter is ended by the token that began it, years after, and begins again only by a new mail', async () => {
  const email = 'partie@exemple.fr';
  const end = async (token: string) => (await api.call('DELETE', `/api/newsletter/${token}`)).status;
  await subscribe(email);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('https://shop.example/newsletter#fin-');
  const token = tokenIn(mail ?? {}, '/newsletter');
  expect(await confirm(token)).toBe(204);
  api.now = new Date(start.getTime() + 1_000 * day);
  expect([await end('unknown'), await end(token), await end(token)]).toEqual([204, 204, 204]);
  expect(await confirm(token)).toBe(404);
  await subscribe(email);
  expect(await mailsTo(email, 2)).toHaveLength(2);
});

test('the link of the newsletter expires after seven days', async () => {
  await subscribe('tard@exemple.fr');
  const [mail = {}] = await mailsTo('tard@exemple.fr');
  const token = tokenIn(mail, '/newsletter');
  api.now = new Date(start.getTime() + 7 * day);
  expect(await confirm(token)).toBe(404);
  api.now = new Date(start.getTime() + 7 * day - 1);
  expect(await confirm(token)).toBe(204);
});

test('the outbox lists what was sent, and sends a mail again as the same one, even if the sender has changed', async () => {
  const email = 'encore@exemple.fr';
  await subscribe(email);
  const { _id, ...mail } = await latest('newsletter-confirmation', email);
  const at = start.toISOString();
  expect(mail).toEqual({
    kind: 'newsletter-confirmation',
    to: email,
    status: 'sent',
    attempts: 1,
    createdAt: at,
    sentAt: at,
  });
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  const identity = { email: 'nouvelle@autre-maison.example' };
  expect((await api.call('PUT', '/api/admin/settings', { token: owner, body: { version, identity } })).status).toBe(
    200,
  );
  expect(await sendAgain(_id)).toMatchObject({ status: 202, body: { _id, status: 'waiting', attempts: 0 } });
  const [first, again] = await mailsTo(email, 2);
  expect(again?.from?.address).toBe(identity.email);
  expect(first?.from?.address).not.toBe(identity.email);
  expect(again?.messageId).toBe(first?.messageId);
  expect((await sendAgain('unknown')).status).toBe(404);
});

test('a mail that is just being sent is not sent a second time', async () => {
  const email = 'patience@exemple.fr';
  const release = server.hold();
  const before = server.received();
  await subscribe(email);
  await expect.poll(server.received).toBe(before + 1);
  const waiting = (await list('?status=waiting')).find(({ to }) => to === email);
  expect(await sendAgain(waiting?._id ?? '')).toMatchObject({
    status: 409,
    body: { message: 'Cet e-mail est en cours d’envoi\u00a0: attendez quelques instants.' },
  });
  release();
  expect(await latest('newsletter-confirmation', email)).toMatchObject({ attempts: 1 });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a change of an account’s address sends a warning by e-mail; the first address doesn’t', async () => {
  const token = await api.newCustomer();
  const { street, city, postalCode, country } = addresses.camille;
  const home = { street, city, postalCode, country };
  const change = (body: object) => api.succeed(contract.changeProfile, { token, body });
  await change({ addresses: [home] });
  await change({ addresses: [home], phone: '06' });
  expect(await list('?kind=address-changed')).toEqual([]);
  await change({ addresses: [{ ...home, street: '1 rue du Port' }] });
  const [mail] = await mailsTo('cliente-2@exemple.fr');
  expect(mail?.text).toContain('1 rue du Port');
});

test('the back office reads what a mail says, and gets no link that opens an account', async () => {
  await api.newCustomer();
  const email = 'cliente-3@exemple.fr';
  await api.call('POST', '/api/users/password-reset', { body: { email } });
  const [received = {}] = await mailsTo(email);
  const { _id } = await latest('password-reset', email);
  const token = tokenIn(received, '/nouveau-mot-de-passe');
  const read = (id: string) => api.succeed(contract.readMail, { id, token: owner });
  const body = await read(_id);
  expect(body.html).toContain('<html');
  expect(body.text).toContain('/nouveau-mot-de-passe#lien-personnel');
  expect(JSON.stringify(body)).not.toContain(token);
  // Reading it takes nothing from the link that was sent.
  const password = 'Une-Brume-Du-Matin';
  expect((await api.call('POST', `/api/users/password-reset/${token}`, { body: { password } })).status).toBe(204);
  expect((await api.call('GET', '/api/admin/mails/unknown', { token: owner })).status).toBe(404);
});

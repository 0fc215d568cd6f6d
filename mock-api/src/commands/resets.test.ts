import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiWithMails, tokenIn } from '../testing/apiWithMails.ts';
import { openReset } from './resets.ts';
import { userByEmail } from './users.ts';

const { api, list, mailsTo } = apiWithMails();
let token: string;
let count = 0;
let email: string;

beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  token = await api.newCustomer();
  count += 1;
  email = `cliente-${count}@exemple.fr`;
});

const asOwner = async (path: string) => (await api.call('GET', `/api/admin${path}`, { token: await api.owner() })).body;
/** The token that the mailer would send: the storage is opened beside the API where the engine allows it, by ending the API. */
const mailedToken = async (): Promise<string> => {
  let mailed = '';
  await api.beside(async (storage) => {
    mailed = await storage.tx(async (t) => {
      const user = await userByEmail(t, email);
      return user ? openReset(t, user, api.now) : '';
    });
  });
  return mailed;
};

test('a reset for an unknown address writes to the storage as one for a known address does, and mails nobody', async () => {
  const mailsOf = async () => ((await asOwner('/mails')) as { total: number }).total;
  const before = await mailsOf();
  await api.call('POST', '/api/users/password-reset', { body: { email: 'inconnue@exemple.fr' } });
  expect(await mailsOf()).toBe(before);
  await api.beside(async (storage) => {
    const written = await storage.read(async (t) => t.get('facts', 'resetOfNobody'));
    expect(written).toEqual({ since: api.now.toISOString() });
  });
});

test('a forgotten password is reset once, within the hour, and ends all sessions; nobody learns who has an account', async () => {
  for (const one of [email, 'inconnue@exemple.fr']) {
    const answer = await api.call('POST', '/api/users/password-reset', { body: { email: one } });
    expect([answer.status, answer.body]).toEqual([202, undefined]);
  }
  const reset = (mailed: string, next = 'Une-nouvelle-phrase') =>
    api.call('POST', `/api/users/password-reset/${mailed}`, { body: { password: next } });
  const late = await mailedToken();
  api.now = new Date(api.now.getTime() + 60 * 60 * 1000);
  expect((await reset(late)).status).toBe(404);
  const mailed = await mailedToken();
  expect((await reset(mailed, 'court')).status).toBe(422);
  expect((await reset(mailed)).status).toBe(204);
  expect((await reset(mailed)).status).toBe(404);
  expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
  await api.succeed(contract.login, { body: { email, password: 'Une-nouvelle-phrase' } });
});

const resetBy = async (mailed: string, next = 'Une-nouvelle-phrase') =>
  (await api.call('POST', `/api/users/password-reset/${mailed}`, { body: { password: next } })).status;

test('of several links the first that is used ends the others, and so does a password that was changed otherwise', async () => {
  const [first, second, third] = [await mailedToken(), await mailedToken(), await mailedToken()];
  expect(await resetBy(first)).toBe(204);
  expect(await resetBy(second, 'Encore-une-phrase')).toBe(404);
  const session = (await api.succeed(contract.login, { body: { email, password: 'Une-nouvelle-phrase' } })).token;
  const fourth = await mailedToken();
  await api.call('PUT', '/api/users/password', {
    token: session,
    body: { current: 'Une-nouvelle-phrase', next: 'Une-troisieme-phrase' },
  });
  expect([await resetBy(third), await resetBy(fourth)]).toEqual([404, 404]);
});

test('another role or status ends the links that were mailed before', async () => {
  const owner = await api.owner();
  const { items } = await api.succeed(contract.listUsers, { token: owner });
  const id = items.find((one) => one.email === email)?._id ?? '';
  const change = (body: unknown) => api.succeed(contract.changeUser, { token: owner, id, body });
  const asCustomer = await mailedToken();
  await change({ role: 'staff' });
  expect(await resetBy(asCustomer)).toBe(404);
  const asStaff = await mailedToken();
  await change({ status: 'inactive' });
  await change({ status: 'active' });
  expect(await resetBy(asStaff)).toBe(404);
});

test('the link for a member of staff leads to a page of the back office', async () => {
  const owner = await api.owner();
  const { items } = await api.succeed(contract.listUsers, { token: owner });
  const id = items.find((one) => one.email === email)?._id ?? '';
  await api.succeed(contract.changeUser, { token: owner, id, body: { role: 'staff' } });
  await api.call('POST', '/api/users/password-reset', { body: { email } });
  const [mail = {}] = await mailsTo(email);
  expect(await resetBy(tokenIn(mail, '/admin/mot-de-passe'))).toBe(204);
});

test('a forgotten password: requested, mailed, chosen again through the link, and valid for a login', async () => {
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

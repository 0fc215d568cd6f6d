import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { openReset } from '../../commands/resets.ts';
import { userByEmail } from '../../commands/users.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
const password = 'Un-Mot-De-Passe';
let token: string;
let count = 0;
let email: string;

beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  token = await api.newCustomer();
  count += 1;
  email = `cliente-${count}@exemple.fr`;
});

const order = async () => {
  await api.succeed(contract.addToCart, {
    token,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  return api.order(token);
};
const travel = async (milliseconds: number) => {
  api.now = new Date(api.now.getTime() + milliseconds);
  token = (await api.succeed(contract.login, { body: { email, password } })).token;
};
const status = async (id: string, to: string) =>
  api.succeed(contract.changeOrderStatus, { token: await api.owner(), id, body: { status: to } });
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

test('a withdrawal gets one receipt, however often it is declared, until the end of the 14th day after the delivery', async () => {
  const { _id, orderNumber } = await order();
  const declare = (body: unknown = { confirm: true }) =>
    api.call('POST', `/api/orders/${_id}/withdrawal`, { token, body });
  expect((await declare({ confirm: false })).status).toBe(422);
  await status(_id, 'delivered');
  // Thursday the 29th, the last minute in Paris; the hour of the delivery was ten.
  api.now = new Date('2026-01-29T23:59:59+01:00');
  token = (await api.succeed(contract.login, { body: { email, password } })).token;
  const first = await declare({ confirm: true, reason: 'Trop sucré' });
  expect(first).toMatchObject({ status: 201, body: { receivedAt: api.now.toISOString() } });
  api.now = new Date(api.now.getTime() + 1);
  expect(await declare()).toMatchObject({ status: 200, body: first.body });
  const open = { orderNumber, email: email.toUpperCase(), name: 'Inès Martin', confirm: true };
  expect(await api.call('POST', '/api/withdrawals', { body: open })).toMatchObject({ status: 202, body: first.body });
  expect(await asOwner(`/withdrawals?q=${orderNumber}`)).toMatchObject({
    total: 1,
    items: [{ orderId: _id, reason: 'Trop sucré' }],
  });
});

test('a withdrawal that is too late, or from a cancelled order, is refused', async () => {
  const [late, cancelled] = [await order(), await order()];
  await status(late._id, 'delivered');
  await status(cancelled._id, 'cancelled');
  await travel(15 * 24 * 60 * 60 * 1000);
  for (const { _id } of [late, cancelled]) {
    const answer = await api.call('POST', `/api/orders/${_id}/withdrawal`, { token, body: { confirm: true } });
    expect(answer.status).toBe(409);
  }
});

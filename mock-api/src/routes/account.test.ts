import { apiRoutes } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import { livingRoutes } from '@nuee/domain/live';
import { beforeEach, expect, test } from 'vitest';
import { openReset } from '../commands/resets.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

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
  await api.succeed(apiRoutes.addToCart, {
    token,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  return api.order(token);
};
const travel = async (milliseconds: number) => {
  api.now = new Date(api.now.getTime() + milliseconds);
  token = (await api.succeed(apiRoutes.login, { body: { email, password } })).token;
};
const status = async (id: string, to: string) =>
  api.succeed(livingRoutes.changeOrderStatus, { token: await api.owner(), id, body: { status: to } });
const asOwner = async (path: string) => (await api.call('GET', `/api/admin${path}`, { token: await api.owner() })).body;
/** The token that the mailer would send: the storage is opened beside the API where the engine allows it, by ending the API. */
const mailedToken = async (): Promise<string> => {
  let mailed = '';
  await api.beside(async (storage) => {
    mailed = await storage.tx((t) => openReset(t, t.get('emails', email)?.userId ?? '', api.now));
  });
  return mailed;
};

test('the profile changes field by field', async () => {
  const { addresses: _, ...rest } = await api.succeed(apiRoutes.readProfile, { token });
  const { street, city, postalCode, country } = addresses.camille;
  const home = { street, city, postalCode, country };
  const changed = await api.succeed(livingRoutes.changeProfile, {
    token,
    body: { phone: '06', addresses: [home], email: 'x@y.fr' },
  });
  expect(changed).toEqual({ ...rest, phone: '06', addresses: [home] });
  expect(await api.succeed(apiRoutes.readProfile, { token })).toEqual(changed);
  for (const body of [
    { firstName: '' },
    { phone: 6 },
    { addresses: [{ ...home, city: '' }] },
    { lastName: 'a'.repeat(81) },
  ]) {
    expect((await api.call('PUT', '/api/users/profile', { token, body })).status).toBe(422);
  }
});

test('two devices that change the addresses don’t overwrite each other', async () => {
  const { street, city, postalCode, country } = addresses.camille;
  const [home, work] = [street, '3 quai de la Fosse'].map((each) => ({ street: each, city, postalCode, country }));
  const change = (body: object) => api.call('PUT', '/api/users/profile', { token, body });
  expect((await change({ addresses: [home], addressesBefore: [] })).status).toBe(200);
  // The other device still shows none.
  expect(await change({ addresses: [work], addressesBefore: [] })).toMatchObject({
    status: 409,
    body: { message: 'Vos adresses viennent de changer sur un autre appareil\u00a0: relisez-les avant d’enregistrer.' },
  });
  expect(await change({ addresses: [home, work], addressesBefore: [home] })).toMatchObject({
    status: 200,
    body: { addresses: [home, work] },
  });
  expect((await change({ phone: '06' })).status).toBe(200);
  expect((await change({ addresses: [], addressesBefore: 'Nantes' })).status).toBe(422);
});

test('an address is stored once, and ten addresses at most', async () => {
  const { street, city, postalCode, country } = addresses.camille;
  const home = { street, city, postalCode, country };
  const again = { ...home, street: street.toUpperCase(), city: ` ${city} ` };
  const { addresses: kept } = await api.succeed(livingRoutes.changeProfile, {
    token,
    body: { addresses: [home, again, { ...home, street: '3 quai de la Fosse' }] },
  });
  expect(kept.map((one) => one.street)).toEqual([street, '3 quai de la Fosse']);
  const eleven = Array.from({ length: 11 }, (_, number) => ({ ...home, street: `${number} rue Noire` }));
  const { status: refused, body } = await api.call('PUT', '/api/users/profile', { token, body: { addresses: eleven } });
  expect([refused, body]).toEqual([422, { message: 'Le champ «\u00a0Adresses\u00a0» dépasse 10 adresses.' }]);
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
  await api.succeed(apiRoutes.login, { body: { email, password: 'Une-nouvelle-phrase' } });
});

test('favourites: published products, the latest first, without duplicates', async () => {
  const put = (id: string) => api.call('PUT', `/api/users/favorites/${id}`, { token });
  expect([(await put('3')).status, (await put('1')).status, (await put('3')).status]).toEqual([204, 204, 204]);
  expect((await put('99')).status).toBe(404);
  expect(await api.succeed(livingRoutes.readFavorites, { token })).toEqual({ items: ['1', '3'] });
  for (const id of ['1', '1', '99']) {
    expect((await api.call('DELETE', `/api/users/favorites/${id}`, { token })).status).toBe(204);
  }
  expect(await api.succeed(livingRoutes.readFavorites, { token })).toEqual({ items: ['3'] });
});

test('an erased account is gone, its orders stay without a name', async () => {
  const { _id, orderNumber } = await order();
  const erase = (body: unknown) => api.call('DELETE', '/api/users/me', { token, body });
  expect((await erase({ password: 'faux-mot-de-passe' })).status).toBe(422);
  expect((await erase({ password })).status).toBe(409);
  await status(_id, 'delivered');
  const data = await api.succeed(livingRoutes.exportAccount, { token });
  expect(data).toMatchObject({
    profile: { email },
    orders: [{ _id }],
    notifications: [{ type: 'order', link: `/commande-confirmee/${_id}` }],
  });
  expect((await erase({ password })).status).toBe(204);
  expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
  expect((await api.call('POST', '/api/users/login', { body: { email, password } })).status).toBe(401);
  expect(await asOwner(`/orders?q=${orderNumber}`)).toMatchObject({
    items: [
      { _id, user: { name: 'Client supprimé', email: '' }, shippingAddress: { lastName: 'supprimé', phone: '' } },
    ],
  });
  expect(await asOwner(`/orders?q=${email}`)).toMatchObject({ total: 0 });
  expect(await asOwner(`/users?q=${email}`)).toMatchObject({ total: 0 });
});

test('the withdrawals of an erased account keep neither her name nor her e-mail', async () => {
  const { _id, orderNumber } = await order();
  await status(_id, 'delivered');
  const declared = { confirm: true, reason: 'Ma fille Zoé n’aime pas' };
  expect((await api.call('POST', `/api/orders/${_id}/withdrawal`, { token, body: declared })).status).toBe(201);
  const loose = { orderNumber: 'CMD-1999-007', email: email.toUpperCase(), name: 'Inès Martin', confirm: true };
  expect((await api.call('POST', '/api/withdrawals', { body: loose })).status).toBe(202);
  expect(await asOwner(`/withdrawals?q=${email}`)).toMatchObject({ total: 2 });
  expect((await api.call('DELETE', '/api/users/me', { token, body: { password } })).status).toBe(204);
  expect(await asOwner(`/withdrawals?q=${email}`)).toMatchObject({ total: 0 });
  for (const [number, more] of [
    [orderNumber, { orderId: _id }],
    ['CMD-1999-007', {}],
  ] as const) {
    const { items } = (await asOwner(`/withdrawals?q=${number}`)) as { items: object[] };
    const createdAt = api.now.toISOString();
    expect(items).toEqual([{ _id: expect.any(String), orderNumber: number, name: '', email: '', createdAt, ...more }]);
  }
  await api.beside(async (storage) => {
    const key = `${orderNumber} ${email}`;
    expect(await storage.tx((t) => t.get('receipts', key))).toBeUndefined();
  });
  const kept = JSON.stringify(await asOwner(`/orders/${_id}`));
  expect(kept).toContain('"what":"withdrawal"');
  for (const word of ['Zoé', 'Inès', email]) expect(kept).not.toContain(word);
});

test('a withdrawal gets one receipt, however often it is declared, until 14 days after the delivery', async () => {
  const { _id, orderNumber } = await order();
  const declare = (body: unknown = { confirm: true }) =>
    api.call('POST', `/api/orders/${_id}/withdrawal`, { token, body });
  expect((await declare({ confirm: false })).status).toBe(422);
  await status(_id, 'delivered');
  await travel(14 * 24 * 60 * 60 * 1000);
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
  await travel(14 * 24 * 60 * 60 * 1000 + 1);
  for (const { _id } of [late, cancelled]) {
    const answer = await api.call('POST', `/api/orders/${_id}/withdrawal`, { token, body: { confirm: true } });
    expect(answer.status).toBe(409);
  }
});

test('without login any declaration is received, and an order is only touched by its own e-mail', async () => {
  const { _id, orderNumber } = await order();
  const declare = (body: object) =>
    api.call('POST', '/api/withdrawals', { body: { name: 'X', confirm: true, ...body } });
  for (const body of [
    { orderNumber, email: 'autre@exemple.fr' },
    { orderNumber: 'CMD-1999-001', email },
  ]) {
    expect(await declare(body)).toMatchObject({ status: 202, body: { receiptId: expect.any(String) } });
  }
  expect(await asOwner(`/orders/${_id}`)).toMatchObject({ timeline: [{ what: 'created' }] });
  expect((await declare({ orderNumber, email })).status).toBe(202);
  expect(await asOwner(`/orders/${_id}`)).toMatchObject({ timeline: [{ what: 'created' }, { what: 'withdrawal' }] });
});

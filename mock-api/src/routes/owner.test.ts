import { apiRoutes } from '@nuee/domain';
import { demoOwner, livingRoutes } from '@nuee/domain/live';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
beforeAll(async () => {
  owner = await api.owner();
});

const change = (id: string, body: unknown) => api.call('PUT', `/api/admin/users/${id}`, { token: owner, body });
const find = async (q: string) =>
  (await api.succeed({ ...livingRoutes.listUsers, path: `/api/admin/users?q=${q}` }, { token: owner })).items[0]?._id ??
  '';

test('the last owner can’t be demoted or made inactive; with another one she can', async () => {
  const id = await find(demoOwner.email);
  for (const body of [{ role: 'staff' }, { role: 'customer' }, { status: 'inactive' }]) {
    expect(await change(id, body)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('dernier') },
    });
  }
  const token = await api.newCustomer();
  const other = await find('cliente-1@');
  expect(await change(other, { role: 'admin' })).toMatchObject({ status: 200, body: { role: 'admin' } });
  expect(await change(id, { role: 'staff' })).toMatchObject({ status: 200 });
  const asOther = { token, id };
  await api.succeed(livingRoutes.changeUser, { ...asOther, body: { role: 'admin' } });
  await api.succeed(livingRoutes.changeUser, { ...asOther, id: other, body: { role: 'customer' } });
});

test('an inactive account has no session and can’t log in, as with a wrong password', async () => {
  const token = await api.newCustomer();
  const id = await find('cliente-2@');
  // Sessions that were opened before this moment end.
  api.now = new Date(api.now.getTime() + 1);
  expect(await change(id, { status: 'inactive' })).toMatchObject({ body: { status: 'inactive' } });
  expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
  const body = { email: 'cliente-2@exemple.fr', password: 'Un-Mot-De-Passe' };
  expect(await api.call('POST', '/api/users/login', { body })).toMatchObject({
    status: 401,
    body: { message: 'Adresse e-mail ou mot de passe incorrect' },
  });
  await change(id, { status: 'active' });
  expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
  await api.succeed(apiRoutes.login, { body });
});

test('a new account is invited, has no password yet, and its e-mail is taken', async () => {
  const body = { name: 'Zoé Petit Jean', email: 'Zoe@exemple.fr', role: 'staff' };
  const made = await api.succeed(livingRoutes.createUser, { token: owner, body });
  expect(made).toMatchObject({ status: 'pending', role: 'staff', firstName: 'Zoé', lastName: 'Petit Jean', orders: 0 });
  expect((await api.call('POST', '/api/admin/users', { token: owner, body })).status).toBe(409);
  for (const password of ['Un-Mot-De-Passe', '']) {
    const answer = await api.call('POST', '/api/users/login', { body: { email: body.email, password } });
    expect([401, 422]).toContain(answer.status);
  }
  expect(await change(made._id, { status: 'active' })).toMatchObject({ body: { status: 'pending' } });
});

test('bad changes are refused, unknown fields are ignored', async () => {
  await api.newCustomer();
  const id = await find('cliente-3@');
  for (const body of [{ role: 'king' }, { status: 'pending' }, { name: '' }, { name: 7 }, []]) {
    expect((await change(id, body)).status).toBe(422);
  }
  expect(await change(id, { passwordHash: 'x', email: 'autre@exemple.fr', id: 'y' })).toMatchObject({
    status: 200,
    body: { email: 'cliente-3@exemple.fr' },
  });
  for (const unknown of ['nobody', '__proto__', '%00', 'a'.repeat(65)]) {
    expect((await change(unknown, { role: 'staff' })).status).toBe(404);
  }
});

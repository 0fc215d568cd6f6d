import * as contract from '@nuee/domain/contract';
import { demoOwner, OwnerUsersSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
beforeAll(async () => {
  owner = await api.owner();
});

const change = (id: string, body: unknown) => api.call('PUT', `/api/admin/users/${id}`, { token: owner, body });
const find = async (q: string) =>
  (await api.succeed({ ...contract.listUsers, path: `/api/admin/users?q=${q}` }, { token: owner })).items[0]?._id ?? '';

test('the last owner can’t be demoted or made inactive; with another one she can', async () => {
  const id = await find(demoOwner.email);
  for (const body of [{ role: 'staff' }, { role: 'customer' }, { status: 'inactive' }]) {
    expect(await change(id, body)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('dernier') },
    });
  }
  const token = await api.newOwner();
  const other = await find('cliente-1@');
  expect(await change(id, { role: 'staff' })).toMatchObject({ status: 200 });
  const asOther = { token, id };
  await api.succeed(contract.changeUser, { ...asOther, body: { role: 'admin' } });
  owner = await api.owner();
  await api.succeed(contract.changeUser, { ...asOther, id: other, body: { role: 'customer' } });
});

test('in service a customer who gets another role loses what she registered with, and is invited by mail', async () => {
  const boss = await api.newOwner();
  const mallory = { email: 'julie@boutique.example', password: 'Un-Mot-De-Passe' };
  await api.call('POST', '/api/users/register', { body: { ...mallory, firstName: 'Julie', lastName: 'Roy' } });
  const session = await api.succeed(contract.login, { body: mallory });
  await api.restart({ demo: false });
  const found = await api.call('GET', '/api/admin/users?q=julie@boutique.example', { token: boss });
  const [user] = parse(OwnerUsersSchema, found.body).items;
  const id = user?._id ?? '';
  const appoint = async (body: object) =>
    (await api.call('PUT', `/api/admin/users/${id}`, { token: boss, body: { role: 'admin', ...body } })).body;
  expect(await appoint({})).toMatchObject({ field: 'password' });
  expect(await appoint({ password: 'Un-Autre-Mot' })).toMatchObject({ field: 'password' });
  const body = { role: 'admin', password };
  const appointed = await api.succeed(contract.changeUser, { token: boss, id, body });
  expect(appointed).toMatchObject({ role: 'admin', status: 'pending' });
  expect(await api.call('GET', '/api/admin/session', { token: session.token })).toMatchObject({ status: 401 });
  expect(await api.call('POST', '/api/users/login', { body: mallory })).toMatchObject({ status: 401 });
  const mails = await api.call('GET', '/api/admin/mails?q=julie@boutique.example', { token: boss });
  expect(mails.body).toMatchObject({ total: 1, items: [{ kind: 'invitation', to: mallory.email }] });
  // Nor does she become active by being switched off and on again.
  await api.succeed(contract.changeUser, { token: boss, id, body: { status: 'inactive', password } });
  const again = await api.succeed(contract.changeUser, { token: boss, id, body: { status: 'active', password } });
  expect(again.status).toBe('pending');
});

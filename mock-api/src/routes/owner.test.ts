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

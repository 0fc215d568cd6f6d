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

test.each([
  ['2026-11-10T22:30:00Z', '2026-10-12', '2026-11-10'],
  ['2027-04-10T22:30:00Z', '2027-03-13', '2027-04-11'],
  ['2028-11-10T23:30:00Z', '2028-10-13', '2028-11-11'],
])('the dashboard of %s has thirty days in a row, also over a change of the clocks', async (now, first, last) => {
  api.now = new Date(now);
  const { salesByDay = [] } = await api.succeed(livingRoutes.readDashboard, { token: await api.owner() });
  const days = salesByDay.map(({ day }) => day);
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([30, 30, first, last]);
  expect(days).toEqual(days.toSorted());
});

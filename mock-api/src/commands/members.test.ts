import * as contract from '@nuee/domain/contract';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let boss: string;

beforeAll(async () => {
  boss = await api.newOwner();
  await api.enterService();
});

test('in service a member is added with the password of who adds her; a customer without', async () => {
  const add = async (body: object) =>
    (await api.call('POST', contract.createUser.path, { token: boss, body: { name: 'Lou Roy', ...body } })).status;
  expect(await add({ email: 'lou@exemple.fr', role: 'staff' })).toBe(422);
  expect(await add({ email: 'lou@exemple.fr', role: 'staff', password })).toBe(201);
  expect(await add({ email: 'zoe@exemple.fr' })).toBe(201);
});

import { testCredentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { demoOwner } from '@nuee/domain/live';
import { TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { standardLimits } from '../auth/rateLimits.ts';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';
import { makeOwner } from './users.ts';

const api = apiUnderTest();
const start = new Date('2026-01-15T10:00:00+01:00');
let owner: string;
let count = 0;

beforeEach(async () => {
  api.now = new Date(start.getTime() + count * 3_600_000);
  owner = await api.owner();
});

/** A member whose account asks for codes. */
async function member() {
  count += 1;
  const token = await api.newStaff();
  const { email } = await api.succeed(contract.readOwnerSession, { token });
  const { secret, address } = await api.succeed(contract.proposeSecondFactor, { token, body: { password } });
  const code = () => new TOTP({ secret }).generate({ timestamp: api.now.getTime() });
  const other = (await api.succeed(contract.login, { body: { email, password } })).token;
  const { recoveryCodes } = await api.succeed(contract.confirmSecondFactor, { token, body: { code: code() } });
  const logIn = (body: object) => api.call('POST', contract.login.path, { body: { email, password, ...body } });
  return { token, email, address, code, other, recoveryCodes, logIn };
}
const halfAMinute = (times = 1) => {
  api.now = new Date(api.now.getTime() + times * 30_000);
};
const idOf = async (email: string) => {
  const list = { ...contract.listUsers, path: `${contract.listUsers.path}?q=${email}` };
  return (await api.succeed(list, { token: owner })).items[0]?._id ?? '';
};

test('a login takes a code once there are any, each code once, and one of the last half minute too', async () => {
  const { email, address, code, logIn } = await member();
  expect(new URL(address).protocol).toBe('otpauth:');
  expect(decodeURIComponent(address)).toContain(email);
  const asked = await logIn({});
  expect(asked).toMatchObject({ status: 401, body: { field: 'code' } });
  expect((await logIn({ code: '000000' })).status).toBe(401);
  // The code that has confirmed it is used.
  expect((await logIn({ code: code() })).status).toBe(401);
  halfAMinute(2);
  const late = code();
  halfAMinute();
  expect((await logIn({ code: late })).status).toBe(200);
  expect(await logIn({ code: late })).toMatchObject({ status: 401, body: { field: 'code' } });
  const early = code();
  halfAMinute(3);
  expect((await logIn({ code: early })).status).toBe(401);
  const [same, again] = await Promise.all([logIn({ code: code() }), logIn({ code: code() })]);
  expect([same.status, again.status].sort()).toEqual([200, 401]);
});

test('a wrong password says nothing of codes', async () => {
  const { email, code } = await member();
  halfAMinute(2);
  const wrong = { email, password: 'Un-Autre-Mot', code: code() };
  const { status, body } = await api.call('POST', contract.login.path, { body: wrong });
  expect({ status, body }).toEqual({ status: 401, body: { message: 'Adresse e-mail ou mot de passe incorrect' } });
});

test('sessions that were opened without a code end when codes begin', async () => {
  const { token, other } = await member();
  expect((await api.call('GET', contract.readOwnerSession.path, { token: other })).status).toBe(401);
  expect((await api.succeed(contract.readOwnerSession, { token })).asksCode).toBe(true);
});

test('a recovery code works once, however it is typed; new ones end the old ones', async () => {
  const { token, recoveryCodes, logIn } = await member();
  const [first = '', second = '', third = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect((await logIn({ code: first.toLowerCase().replace(/(....)/g, '$1 ') })).status).toBe(200);
  expect((await logIn({ code: first })).status).toBe(401);
  expect((await api.succeed(contract.readSecondFactor, { token })).recoveryCodes).toBe(9);
  const again = await api.succeed(contract.renewRecoveryCodes, { token, body: { password, code: second } });
  expect((await logIn({ code: third })).status).toBe(401);
  expect((await logIn({ code: again.recoveryCodes[0] })).status).toBe(200);
});

test('removing them takes the password and a code, is told by mail, and the journal knows', async () => {
  const { token, email, recoveryCodes, logIn } = await member();
  const [code] = recoveryCodes;
  const remove = async (body: object) =>
    (await api.call('DELETE', contract.removeSecondFactor.path, { token, body })).body;
  expect(await remove({ password })).toMatchObject({ field: 'code' });
  expect(await remove({ password, code: '000000' })).toMatchObject({ field: 'code' });
  expect(await remove({ password: 'Un-Autre-Mot', code })).toMatchObject({ field: 'password' });
  expect(await remove({ password, code })).toBeUndefined();
  expect((await logIn({})).status).toBe(200);
  const mails = { ...contract.listMails, path: `${contract.listMails.path}?q=${email}` };
  expect((await api.succeed(mails, { token: owner })).items[0]?.kind).toBe('second-factor-removed');
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'user.secondFactor', who: email, from: 'on', to: 'off' });
});

test('a new password takes the one before and a code, and stays what it was without', async () => {
  const { token, recoveryCodes, logIn } = await member();
  const [code = '', another] = recoveryCodes;
  const change = async (body: object) =>
    (
      await api.call('PUT', contract.changeOwnPassword.path, {
        token,
        body: { next: 'Un-Autre-Port-Au-Soir', ...body },
      })
    ).body;
  const asCustomer = { token, body: { current: password, next: 'Un-Autre-Port-Au-Soir' } };
  expect((await api.call('PUT', contract.changePassword.path, asCustomer)).status).toBe(422);
  expect(await change({ current: password })).toMatchObject({ field: 'code' });
  expect(await change({ current: password, code: '000000' })).toMatchObject({ field: 'code' });
  expect(await change({ current: 'Un-Autre-Mot', code })).toMatchObject({ field: 'current' });
  expect((await logIn({ code: another })).status).toBe(200);
  expect(await change({ current: password, code })).toBeUndefined();
  expect((await logIn({ code: recoveryCodes[2] })).status).toBe(401);
});

test('a proposal asks for nothing until its first code, and not after half an hour', async () => {
  const token = await api.newStaff();
  const { email } = await api.succeed(contract.readOwnerSession, { token });
  const { secret } = await api.succeed(contract.proposeSecondFactor, { token, body: { password } });
  await api.succeed(contract.login, { body: { email, password } });
  expect(await api.succeed(contract.readSecondFactor, { token })).toEqual({
    isOn: false,
    recoveryCodes: 0,
    passkeys: [],
  });
  api.now = new Date(api.now.getTime() + 31 * 60_000);
  const code = new TOTP({ secret }).generate({ timestamp: api.now.getTime() });
  expect((await api.call('PUT', contract.confirmSecondFactor.path, { token, body: { code } })).status).toBe(409);
});

test('an owner takes the codes of a member away who has lost all, which ends her sessions', async () => {
  const { token, email, logIn } = await member();
  const id = await idOf(email);
  expect((await api.succeed(contract.readUser, { token: owner, id })).asksCode).toBe(true);
  const path = contract.removeUserSecondFactor.path.replace('{id}', id);
  expect((await api.call('DELETE', path, { token, body: {} })).status).toBe(403);
  await api.succeed(contract.removeUserSecondFactor, { token: owner, id, body: {} });
  expect((await api.call('GET', contract.readOwnerSession.path, { token })).status).toBe(401);
  expect((await logIn({})).status).toBe(200);
});

test('who becomes a customer is asked for no code, and gets none back with the role', async () => {
  const { email, logIn } = await member();
  const id = await idOf(email);
  const change = (role: string) => api.succeed(contract.changeUser, { token: owner, id, body: { role } });
  await change('customer');
  expect((await logIn({})).status).toBe(200);
  await change('staff');
  expect((await logIn({})).status).toBe(200);
});

test('the command of the operator is the way back', async () => {
  const { email, logIn } = await member();
  await api.beside(async (storage) => {
    await storage.tx(async (t) => {
      const [row] = await t.query((db) =>
        db.selectFrom('users').select('password_hash').where('email', '=', email).execute(),
      );
      await makeOwner(t, { who: 'shop', now: api.now }, { email, passwordHash: row?.password_hash ?? '' });
    });
  });
  expect((await logIn({})).status).toBe(200);
});

test('guesses at a code count like those at a password', async () => {
  const { logIn, recoveryCodes } = await member();
  await api.restart({ limits: { ...standardLimits, requests: Infinity } });
  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await logIn({ code: `00000${guess % 10}` })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await logIn({ code: recoveryCodes[0] })).status).toBe(429);
  await api.restart();
});

test('nobody puts codes on the accounts of the demonstration, which everybody shares', async () => {
  const body = { password: demoOwner.password };
  expect((await api.call('POST', contract.proposeSecondFactor.path, { token: owner, body })).status).toBe(409);
  const { token } = await api.succeed(contract.login, { body: testCredentials.customer });
  expect((await api.call('GET', contract.readSecondFactor.path, { token })).status).toBe(403);
});

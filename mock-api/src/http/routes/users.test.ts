import { demoCustomer, demoToken, testCredentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { userByEmail } from '../../commands/users.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { login, register, readProfile, readCart } = contract;

const nathan = { firstName: 'Nathan', lastName: 'Lemaire', email: 'nathan@exemple.fr', password: 'Un-Mot-De-Passe' };
const wrong = { status: 401, body: { message: 'Adresse e-mail ou mot de passe incorrect' } };
const expired = { status: 401, body: { message: 'Votre session a expiré, veuillez vous reconnecter.' } };
const start = '2026-01-15T09:00:00Z';
const daysLater = (days: number) => new Date(Date.parse(start) + days * 24 * 60 * 60 * 1000);

beforeEach(() => {
  api.now = new Date(start);
});

let accounts = 0;
const newAccount = async () => {
  accounts += 1;
  const { password } = nathan;
  const email = `compte-${accounts}@exemple.fr`;
  await api.succeed(register, { body: { ...nathan, email } });
  return { email, password };
};
const logIn = (email: string, password: string) => api.call('POST', '/api/users/login', { body: { email, password } });

test('a login against a hash of another cost hashes the password again, once, and the password stays the same', async () => {
  const account = { ...nathan, email: 'renouvele@exemple.fr' };
  await api.succeed(register, { body: account });
  const hashNow = async () => {
    const storage = await api.engine.open();
    const hash = await storage.read(async (t) => (await userByEmail(t, account.email))?.passwordHash);
    await storage.close();
    return hash;
  };
  const first = await hashNow();
  await logIn(account.email, account.password);
  expect(await hashNow()).toBe(first);

  await api.restart({ passwordCost: { N: 2 ** 11, r: 8, p: 1 } });
  expect(await logIn(account.email, 'Un-Autre-Mot')).toMatchObject(wrong);
  expect(await hashNow()).toBe(first);
  expect(await logIn(account.email, account.password)).toMatchObject({ status: 200 });
  const second = await hashNow();
  expect(second).toMatch(/^scrypt\$2048\$8\$1\$/);
  expect(await logIn(account.email, account.password)).toMatchObject({ status: 200 });
  expect(await hashNow()).toBe(second);
  await api.restart();
});

test('the demo customer logs in with her password and with her fixed token', async () => {
  const { token } = await api.succeed(login, { body: testCredentials.customer });
  const { firstName, lastName, phone, addresses } = demoCustomer;
  const profile = { firstName, lastName, phone, addresses };
  expect(await api.succeed(readProfile, { token })).toEqual(profile);
  expect(await api.succeed(readProfile, { token: demoToken })).toEqual(profile);
  api.now = daysLater(20_000);
  expect(await api.succeed(readProfile, { token: demoToken })).toEqual(profile);
});

test('the administrator’s credentials, which the browser checks, are not an account here', async () => {
  const { email, password } = testCredentials.administrator;
  expect(await logIn(email, password)).toMatchObject(wrong);
});

test('a session ends seven days after its last use', async () => {
  const token = await api.newCustomer();
  api.now = daysLater(6.9);
  await api.succeed(readCart, { token });
  api.now = daysLater(13.8);
  await api.succeed(readCart, { token });
  api.now = daysLater(20.8);
  expect(await api.call('GET', '/api/cart', { token })).toMatchObject(expired);
});

test('a session ends after thirty days however much it is used', async () => {
  const token = await api.newCustomer();
  for (let day = 1; day < 30; day += 1) {
    api.now = daysLater(day);
    await api.succeed(readCart, { token });
  }
  api.now = daysLater(30);
  expect(await api.call('GET', '/api/cart', { token })).toMatchObject(expired);
});

const logOut = (token: string) => api.call('POST', '/api/users/logout', { token });
test('a logout of the demonstration keeps its fixed token valid', async () => {
  expect((await logOut(demoToken)).status).toBe(204);
  await api.succeed(readCart, { token: demoToken });
});

test('« Se souvenir de moi » decides how long a session lasts; where nobody is asked it is a week unused', async () => {
  const begin = api.now;
  const opened = async (remember?: boolean) => {
    api.now = begin;
    const body = { ...(await newAccount()), ...(remember !== undefined && { remember }) };
    return (await api.succeed(login, { body })).token;
  };
  const statusAfter = async (hours: number, token: string) => {
    api.now = new Date(begin.getTime() + hours * 60 * 60 * 1000);
    return (await api.call('GET', '/api/users/profile', { token })).status;
  };
  const remembered = await opened(true);
  expect(await statusAfter(29 * 24, remembered)).toBe(200);
  expect(await statusAfter(58 * 24, remembered)).toBe(200);
  expect(await statusAfter(90 * 24, remembered)).toBe(401);
  const forgotten = await opened(false);
  expect(await statusAfter(23, forgotten)).toBe(200);
  expect(await statusAfter(24, forgotten)).toBe(401);
  const unasked = await opened();
  expect(await statusAfter(6 * 24, unasked)).toBe(200);
  expect(await statusAfter(14 * 24, unasked)).toBe(401);
});

test('nobody can log out the other devices of a demonstration account', async () => {
  expect((await api.call('DELETE', '/api/users/sessions', { token: await api.owner() })).status).toBe(409);
});

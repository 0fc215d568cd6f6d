import { apiRoutes, demoCustomer, demoToken, testCredentials } from '@nuee/domain';
import { profiles } from '@nuee/domain/fixtures';
import { livingRoutes } from '@nuee/domain/live';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { login, register, readProfile, readCart } = apiRoutes;

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

test('a customer registers, logs in and reads a profile that is still empty', async () => {
  expect(await api.succeed(register, { body: nathan })).toEqual({ message: 'Votre compte est créé.' });
  const { token } = await api.succeed(login, { body: { email: nathan.email, password: nathan.password } });
  expect(await api.succeed(readProfile, { token })).toEqual(profiles.withoutAddress);
});

test('a second account for the same e-mail is refused, whatever its case', async () => {
  await api.succeed(register, { body: { ...nathan, email: 'double@exemple.fr' } });
  for (const email of ['double@exemple.fr', 'Double@Exemple.FR', '  double@exemple.fr ']) {
    const answer = await api.call('POST', '/api/users/register', { body: { ...nathan, email } });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Un compte existe déjà avec cette adresse e-mail.' },
    });
  }
});

test('of ten registrations at once for one e-mail one succeeds', async () => {
  const body = { ...nathan, email: 'dix@exemple.fr' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call('POST', '/api/users/register', { body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('an e-mail is recognised in any case, a password is not', async () => {
  await api.succeed(register, { body: { ...nathan, email: 'Casse@Exemple.fr' } });
  expect(await logIn('CASSE@exemple.fr', nathan.password)).toMatchObject({ status: 200 });
  expect(await logIn('casse@exemple.fr', nathan.password.toUpperCase())).toMatchObject(wrong);
});

test('an unknown e-mail and a wrong password get the same answer', async () => {
  expect(await logIn('nobody@exemple.fr', 'Un-Mot-De-Passe')).toMatchObject(wrong);
  expect(await logIn(testCredentials.customer.email, 'Un-Mot-De-Passe')).toMatchObject(wrong);
});

test.each([
  ['register', { ...nathan, firstName: '' }, 'Prénom'],
  ['register', { ...nathan, lastName: 'n'.repeat(81) }, 'Nom'],
  ['register', { ...nathan, email: 'nathan' }, 'Email'],
  ['register', { ...nathan, email: { $ne: null } }, 'Email'],
  ['register', { ...nathan, password: '1234567' }, 'Mot de passe'],
  ['register', { ...nathan, password: 'p'.repeat(129) }, 'Mot de passe'],
  ['register', { ...nathan, password: undefined }, 'Mot de passe'],
  ['login', { email: 'nathan@exemple.fr' }, 'Mot de passe'],
  ['login', { password: 'Un-Mot-De-Passe' }, 'Email'],
  ['login', { email: 'nathan@exemple.fr', password: ['Un-Mot-De-Passe'] }, 'Mot de passe'],
])('%s with %j is refused', async (call, body, field) => {
  const answer = await api.call('POST', `/api/users/${call}`, { body });
  expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining(field) } });
});

test('one of the most common passwords is refused by the name of its field', async () => {
  const message = 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.';
  for (const password of ['password', 'Trustno1', '12345678']) {
    const answer = await api.call('POST', '/api/users/register', { body: { ...nathan, password } });
    expect(answer).toMatchObject({ status: 422, body: { message } });
  }
});

test('a login against a hash of another cost hashes the password again, once, and the password stays the same', async () => {
  const account = { ...nathan, email: 'renouvele@exemple.fr' };
  await api.succeed(register, { body: account });
  const hashNow = async () => {
    const storage = api.engine.open();
    const hash = await storage.tx((t) => t.get('users', t.get('emails', account.email)?.userId ?? '')?.passwordHash);
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

test('a field that the contract does not name is not kept', async () => {
  const body = { ...nathan, email: 'admin@exemple.fr', role: 'admin', phone: '06', addresses: [{}], passwordHash: 'x' };
  await api.succeed(register, { body });
  const { token } = await api.succeed(login, { body: { email: body.email, password: body.password } });
  expect(await api.succeed(readProfile, { token })).toEqual(profiles.withoutAddress);
});

test('each login gives a token of its own', async () => {
  const [first, second] = [await api.newCustomer(), await api.newCustomer()];
  expect(first).not.toBe(second);
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

test.each(Object.values(apiRoutes).filter(({ auth }) => auth))('$method $path requires a session', async (route) => {
  const path = route.path.replace('{id}', 'any');
  const missing = await api.call(route.method, path);
  expect(missing).toMatchObject({
    status: 401,
    body: { message: 'Veuillez vous connecter pour continuer.' },
  });
  expect(missing.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(await api.call(route.method, path, { token: 'unknown' })).toMatchObject(expired);
  const notBearer = { Authorization: `Basic ${demoToken}` };
  expect(await api.call(route.method, path, { headers: notBearer })).toMatchObject({ status: 401 });
  expect(await api.call(route.method, `${path}?token=${demoToken}`)).toMatchObject({ status: 401 });
});

const logOut = (token: string) => api.call('POST', '/api/users/logout', { token });
const change = (token: string, current: string, next: string) =>
  api.call('PUT', '/api/users/password', { token, body: { current, next } });

test('after a logout the token is invalid, and only that one', async () => {
  const account = { ...nathan, email: 'sortie@exemple.fr' };
  await api.succeed(register, { body: account });
  const [first, second] = [await api.succeed(login, { body: account }), await api.succeed(login, { body: account })];
  expect(await logOut(first.token)).toMatchObject({ status: 204, body: undefined });
  expect(await api.call('GET', '/api/cart', { token: first.token })).toMatchObject(expired);
  expect(await logOut(first.token)).toMatchObject(expired);
  await api.succeed(readCart, { token: second.token });
  expect((await api.call('POST', '/api/users/logout')).status).toBe(401);
});

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
  api.now = begin;
  expect((await api.call('POST', login.path, { body: { ...(await newAccount()), remember: 'oui' } })).status).toBe(422);
});

test('a customer sees where she is logged in, and logs out the other devices', async () => {
  const account = await newAccount();
  const open = async (userAgent: string) =>
    (await api.succeed(login, { body: account, headers: { 'User-Agent': userAgent } })).token;
  const phone = await open(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const desk = await open('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  const at = api.now.toISOString();
  const seen = { openedAt: at, lastUsedAt: at };
  expect((await api.succeed(livingRoutes.listSessions, { token: desk })).items).toEqual([
    { name: 'Firefox, Linux', ...seen, current: true },
    { name: 'Safari, iOS', ...seen, current: false },
  ]);
  expect((await api.call('DELETE', '/api/users/sessions', { token: desk })).status).toBe(204);
  expect((await api.call('GET', '/api/users/profile', { token: phone })).status).toBe(401);
  expect((await api.succeed(livingRoutes.listSessions, { token: desk })).items).toMatchObject([{ current: true }]);
  expect((await api.call('GET', '/api/users/sessions')).status).toBe(401);
});

test('the fifty-first session ends the oldest, and a logout takes its own from the list', async () => {
  const account = await newAccount();
  const tokens: string[] = [];
  for (let i = 0; i < 51; i += 1) tokens.push((await api.succeed(login, { body: account })).token);
  const [first, second] = tokens;
  expect((await api.call('GET', '/api/users/profile', { token: first ?? '' })).status).toBe(401);
  await api.call('POST', '/api/users/logout', { token: tokens.at(-1) ?? '' });
  expect((await api.succeed(livingRoutes.listSessions, { token: second ?? '' })).items).toHaveLength(49);
});

test('nobody can log out the other devices of a demonstration account', async () => {
  expect((await api.call('DELETE', '/api/users/sessions', { token: await api.owner() })).status).toBe(409);
});

test('a change of password ends all other sessions, and the old password', async () => {
  const account = { ...nathan, email: 'change@exemple.fr' };
  await api.succeed(register, { body: account });
  const [own, other] = [await api.succeed(login, { body: account }), await api.succeed(login, { body: account })];
  api.now = daysLater(0.01);
  expect(await change(own.token, 'Un-Autre-Mot', 'Le-Nouveau-Mot')).toMatchObject({
    status: 422,
    body: { message: 'Le mot de passe actuel est incorrect.' },
  });
  expect((await change(own.token, nathan.password, 'password')).status).toBe(422);
  expect((await change(own.token, nathan.password, 'court')).status).toBe(422);
  await api.succeed(readCart, { token: other.token });

  expect((await change(own.token, nathan.password, 'Le-Nouveau-Mot')).status).toBe(204);
  expect(await api.call('GET', '/api/cart', { token: other.token })).toMatchObject(expired);
  await api.succeed(readCart, { token: own.token });
  expect(await logIn(account.email, nathan.password)).toMatchObject(wrong);
  const { token } = await api.succeed(login, { body: { email: account.email, password: 'Le-Nouveau-Mot' } });
  await api.succeed(readCart, { token });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoToken } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { noLimits, standardLimits } from './rateLimits.ts';

/** Every test starts a new server, so that nothing is counted yet. */
// The limits of an address are smaller here, so that they are reached quickly; their own figures are in rateLimits.test.ts.
const api = apiUnderTest({ limits: { ...standardLimits, requests: 300, registrations: 5 }, elapsed: () => 0 });
beforeEach(() => api.restart());
// The limits of logins are counted by the time of day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const logIn = (email: string, password = 'wrong', headers = {}) =>
  api.call('POST', '/api/users/login', { body: { email, password }, headers });
const register = (n: number) => {
  const body = { firstName: 'Inès', lastName: 'Martin', email: `abus-${n}@exemple.fr`, password: 'Un-Mot-De-Passe' };
  return api.call('POST', '/api/users/register', { body });
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const repeat = async <T>(times: number, work: (n: number) => Promise<T>) => {
  const answers: T[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await work(n));
  return answers;
};

test('after ten failed logins from one address an account is closed there, even to the right password, until the time is over', async () => {
  await register(0);
  expect(new Set(statuses(await repeat(10, () => logIn('abus-0@exemple.fr'))))).toEqual(new Set([401]));
  const refused = await logIn('ABUS-0@exemple.fr', 'Un-Mot-De-Passe');
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Trop de tentatives de connexion. Veuillez réessayer plus tard.' },
  });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(890);
  vi.setSystemTime(Date.now() + 900_000);
  expect((await logIn('abus-0@exemple.fr', 'Un-Mot-De-Passe')).status).toBe(200);
});

test('concurrent guesses are counted like others', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn('nobody@exemple.fr')));
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
});

test('someone who knows the password logs in as often as they like', async () => {
  await register(-1);
  const [email, password] = ['abus--1@exemple.fr', 'Un-Mot-De-Passe'];
  expect(new Set(statuses(await repeat(12, () => logIn(email, password))))).toEqual(new Set([200]));
});

test('the sixth account from one address is refused, mistakes in the form don’t count', async () => {
  expect(statuses(await repeat(6, () => api.call('POST', '/api/users/register', { body: {} })))).toContain(422);
  expect(statuses(await repeat(6, (n) => register(n + 1)))).toEqual([201, 201, 201, 201, 201, 429]);
});

test('thirty sign-ups to the newsletter leave the other calls of a carrier’s address open', async () => {
  const ask = (path: string, body: unknown) => api.call('POST', path, { body });
  const signUps = await repeat(31, (n) => ask('/api/newsletter', { email: `lectrice-${n}@exemple.fr` }));
  expect(statuses(signUps).slice(29)).toEqual([202, 429]);
  const message = { name: 'Inès', email: 'ines@exemple.fr', subject: 'Livraison', message: 'Bonjour' };
  const declared = { orderNumber: 'CMD-2026-900', name: 'Inès', email: 'ines@exemple.fr', confirm: true };
  expect(
    statuses([
      await register(8),
      await ask('/api/users/password-reset', { email: 'ines@exemple.fr' }),
      await ask('/api/contact', message),
      await ask('/api/withdrawals', declared),
    ]),
  ).toEqual([201, 202, 202, 202]);
});

test('an address has three hundred requests a minute; preflights and health are free', async () => {
  await repeat(300, () => api.call('GET', '/api/products/1'));
  const refused = await api.call('GET', '/api/products/1');
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/^Trop de requêtes/) } });
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect((await api.call('GET', '/api/health')).status).toBe(200);
  expect((await api.call('OPTIONS', '/api/cart')).status).toBe(204);
});

test('a customer may try ten orders a minute', async () => {
  const body = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'card' };
  const answers = await repeat(11, () => api.call('POST', '/api/orders', { token: demoToken, body }));
  expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
});

test('a client can’t claim another address, unless a proxy is trusted', async () => {
  const from = (n: number) => ({ 'X-Forwarded-For': `192.0.2.${n}` });
  const guess = (n: number) => logIn('client@exemple.fr', 'wrong', from(n));
  expect(statuses(await repeat(11, guess)).at(-1)).toBe(429);
  await api.restart({ trustedProxies: 1 });
  expect(statuses(await repeat(11, guess)).at(-1)).toBe(401);
});

test('guesses from everywhere do not lock a customer out of where she logged in before', async () => {
  await api.restart({ trustedProxies: 1, limits: { ...standardLimits, accountGuesses: 20 } });
  await register(7);
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const right = (address: string) => logIn('abus-7@exemple.fr', 'Un-Mot-De-Passe', from(address));
  expect((await right('203.0.113.1')).status).toBe(200);
  await repeat(30, (n) => logIn('abus-7@exemple.fr', 'wrong', from(`198.51.100.${n % 5}`)));
  expect((await right('203.0.113.2')).status).toBe(429);
  expect((await right('203.0.113.1')).status).toBe(200);
});

test('a request keeps the id that a trusted proxy gave it, and nobody else’s', async () => {
  const ask = async (id: string) =>
    (await api.call('GET', '/api/products', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  const id = '0123456789abcdef0123456789abcdef';
  expect(await ask(id)).not.toBe(id);
  await api.restart({ trustedProxies: 1 });
  expect(await ask(id)).toBe(id);
  expect(await ask('<script>')).toMatch(/^[\w-]{36}$/);
});

test('the health says that the data can be written, and writes once a second however often it is asked', async () => {
  const written = async () => {
    const storage = await api.engine.open();
    const health = await storage.read(async (t) => t.get('facts', 'health'));
    await storage.close();
    return health?.since;
  };
  expect(await api.call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const first = api.now.toISOString();
  expect(await written()).toBe(first);
  api.now = new Date(api.now.getTime() + 60_000);
  await repeat(5, () => api.call('GET', '/api/health'));
  expect(await written()).toBe(first);
});

test('refused logins of one account can be joined in the log, also after a restart, without its e-mail', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-log-'));
  const log = path.join(folder, 'api.jsonl');
  for (const emails of [['ines@exemple.fr', 'INES@exemple.fr', 'nathan@exemple.fr'], ['ines@exemple.fr']]) {
    await api.restart({ log });
    for (const email of emails) expect((await logIn(email)).status).toBe(401);
  }
  await api.restart();
  const text = readFileSync(log, 'utf8');
  const accounts = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).account);
  expect(accounts[0]).toMatch(/^[\w-]{16}$/);
  expect(accounts).toEqual([accounts[0], accounts[0], expect.not.stringContaining(accounts[0]), accounts[0]]);
  expect(text).not.toMatch(/ines|nathan/i);
  rmSync(folder, { recursive: true });
});

test('requests are logged with an id and a customer, without personal data', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-log-'));
  const log = path.join(folder, 'api.jsonl');
  await api.restart({ log, limits: noLimits });
  const token = await api.newCustomer();
  const { headers } = await api.call('GET', `/api/orders/o-1?token=${token}`, { token });
  await api.call('GET', `/api/${token}`);
  await api.restart();

  const text = readFileSync(log, 'utf8');
  const entries = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/users/register', 201],
    ['POST', '/api/users/login', 200],
    ['GET', '/api/orders/{id}', 404],
    ['GET', null, 404],
  ]);
  expect(entries[2]).toEqual({
    time: api.now.toISOString(),
    id: headers.get('X-Request-Id'),
    method: 'GET',
    route: '/api/orders/{id}',
    status: 404,
    ms: expect.any(Number),
    user: expect.stringMatching(/^[\w-]{36}$/),
  });
  for (const secret of [token, 'Un-Mot-De-Passe', '@exemple.fr']) {
    expect(text).not.toContain(secret);
  }
  rmSync(folder, { recursive: true });
});

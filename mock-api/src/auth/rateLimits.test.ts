import { expect, test } from 'vitest';
import { createRateLimiter, localLimits, networkOf, noLimits, type RateLimiter, standardLimits } from './rateLimits.ts';

const start = () => {
  const clock = { now: 0 };
  return {
    clock,
    limiter: createRateLimiter({ ...standardLimits, requests: 3, orders: 2 }, { elapsed: () => clock.now }),
  };
};
const refused = (seconds: number) =>
  expect.objectContaining({ status: 429, headers: { 'Retry-After': String(seconds) } });
const attempt = (work: () => unknown): unknown => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error;
  }
};

test('the standard limits are those of the security rules', () => {
  expect(standardLimits).toEqual({
    connections: 256,
    requests: 1_200,
    accountLogins: 10,
    accountGuesses: 100,
    addressLogins: 100,
    addressHashes: 600,
    registrations: 30,
    passwordResets: 30,
    contacts: 30,
    subscriptions: 30,
    withdrawals: 30,
    relaySearches: 300,
    mails: 3,
    orders: 10,
    messages: 10,
  });
});

test('an address that calls too often is told how long to wait, and may call again then', () => {
  const { clock, limiter } = start();
  for (let i = 0; i < 3; i += 1) limiter.request('192.0.2.1');
  clock.now = 20_500;
  expect(attempt(() => limiter.request('192.0.2.1'))).toEqual(refused(40));
  expect(attempt(() => limiter.request('192.0.2.2'))).toBe('accepted');
  clock.now = 60_000;
  expect(attempt(() => limiter.request('192.0.2.1'))).toBe('accepted');
});

test('calls while refused don’t lengthen the wait', () => {
  const { clock, limiter } = start();
  for (let i = 0; i < 3; i += 1) limiter.request('192.0.2.1');
  for (clock.now = 1_000; clock.now < 60_000; clock.now += 1_000) attempt(() => limiter.request('192.0.2.1'));
  expect(attempt(() => limiter.request('192.0.2.1'))).toBe('accepted');
});

const loginsOf =
  (limiter: RateLimiter) =>
  async (network: string, account: string, { isKnown = false, isRight = false } = {}) =>
    limiter.login({ network, account, isKnown }, async () => isRight).catch((error: unknown) => error);
const failed = false;

test('failed logins of an account are counted by the network that they come from, those that succeed are not', async () => {
  const logIn = loginsOf(start().limiter);
  for (let i = 0; i < 50; i += 1) expect(await logIn('192.0.2.1', 'ines', { isRight: true })).toBe(true);
  for (let i = 0; i < 10; i += 1) expect(await logIn('192.0.2.1', 'ines')).toEqual(failed);
  expect(await logIn('192.0.2.1', 'ines')).toEqual(refused(900));
  expect(await logIn('192.0.2.2', 'ines')).toEqual(failed);
});

test('nobody locks somebody else out of a network that the account is known from', async () => {
  const logIn = loginsOf(start().limiter);
  for (let n = 0; n < 10; n += 1) for (let i = 0; i < 10; i += 1) await logIn(`198.51.100.${n}`, 'ines');
  expect(await logIn('203.0.113.1', 'ines')).toEqual(refused(86_400));
  expect(await logIn('192.0.2.1', 'ines', { isKnown: true })).toEqual(failed);
});

test('a client refused for its network doesn’t use up the account’s limit', async () => {
  const logIn = loginsOf(start().limiter);
  for (let i = 0; i < 200; i += 1) await logIn('198.51.100.1', 'ines');
  expect(await logIn('203.0.113.1', 'ines')).toEqual(failed);
});

test('a carrier whose customers mistype now and then stays open to those it is known from', async () => {
  const logIn = loginsOf(start().limiter);
  // 5 logins a second in all, 3 % of them behind one address, for 15 minutes: 135, of which 22 % are mistyped.
  for (let i = 0; i < 135; i += 1) {
    const isRight = i % 9 > 1;
    expect(await logIn('192.0.2.1', `client-${i}`, { isRight })).toBe(isRight);
  }
  for (let i = 0; i < 100; i += 1) await logIn('192.0.2.1', `guessed-${i}`);
  expect(await logIn('192.0.2.1', 'nathan')).toEqual(refused(900));
  expect(await logIn('192.0.2.1', 'ines', { isKnown: true })).toEqual(failed);
  expect(await logIn('192.0.2.2', 'nathan')).toEqual(failed);
});

test('logins that succeed are counted too: one network gets no more than its share of the processor', async () => {
  const logIn = loginsOf(start().limiter);
  for (let i = 0; i < 600; i += 1) await logIn('n', 'ines', { isKnown: true, isRight: true });
  expect(await logIn('n', 'ines', { isKnown: true })).toEqual(refused(900));
});

test('a login that the server was too busy to check is no guess', async () => {
  const { limiter } = start();
  const busy = () => Promise.reject(new Error('busy'));
  const login = { network: '192.0.2.1', account: 'ines', isKnown: false };
  for (let i = 0; i < 50; i += 1) await expect(limiter.login(login, busy)).rejects.toThrow('busy');
  expect(await loginsOf(limiter)('192.0.2.1', 'ines')).toEqual(failed);
});

test('a new password ends a lock that guesses from everywhere have made', async () => {
  const { limiter } = start();
  const logIn = loginsOf(limiter);
  for (let n = 0; n < 10; n += 1) for (let i = 0; i < 10; i += 1) await logIn(`198.51.100.${n}`, 'ines');
  expect(await logIn('203.0.113.1', 'ines')).toEqual(refused(86_400));
  await limiter.forgetGuesses('ines');
  expect(await logIn('203.0.113.1', 'ines', { isRight: true })).toBe(true);
});

test('what anybody can do is counted for each act, and refused in its own words', async () => {
  const { limiter } = start();
  for (let i = 0; i < 30; i += 1) await limiter.act('subscriptions', '192.0.2.1');
  await expect(limiter.act('subscriptions', '192.0.2.1')).rejects.toThrow('Trop d’inscriptions');
  await limiter.act('withdrawals', '192.0.2.1');
  await limiter.act('registrations', '192.0.2.1');
});

test('a person gets three mails of a kind an hour, however many networks ask for them', async () => {
  const { limiter } = start();
  for (let i = 0; i < 3; i += 1) await limiter.mail('password-reset', 'ines@exemple.fr');
  await expect(limiter.mail('password-reset', 'INES@exemple.fr')).rejects.toEqual(refused(3_600));
  expect(await limiter.mayMail('password-reset', 'ines@exemple.fr')).toBe(false);
  expect(await limiter.mayMail('newsletter-confirmation', 'ines@exemple.fr')).toBe(true);
});

test('orders and payments are counted on their own, by customer', () => {
  const { limiter } = start();
  for (const call of ['orders', 'pay']) for (let i = 0; i < 2; i += 1) limiter.order(call, 'u1');
  expect(attempt(() => limiter.order('orders', 'u1'))).toEqual(refused(60));
  expect(attempt(() => limiter.order('orders', 'u2'))).toBe('accepted');
});

test('a flood of addresses is forgotten, the oldest first', () => {
  const { limiter } = start();
  for (let i = 0; i < 3; i += 1) limiter.request('first');
  for (let i = 0; i < 60_000; i += 1) limiter.request(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(attempt(() => limiter.request('first'))).toBe('accepted');
});

test('thirty accounts an hour from one address, in a local demonstration any number, and guesses are refused', async () => {
  const { limiter } = start();
  for (let i = 0; i < 30; i += 1) await limiter.act('registrations', '127.0.0.1');
  await expect(limiter.act('registrations', '127.0.0.1')).rejects.toEqual(refused(3_600));
  const local = createRateLimiter(localLimits);
  for (let i = 0; i < 1_000; i += 1) await local.act('registrations', '127.0.0.1');
  const logIn = loginsOf(local);
  for (let i = 0; i < 10; i += 1) expect(await logIn('127.0.0.1', 'ines')).toEqual(failed);
  expect(await logIn('127.0.0.1', 'ines')).toEqual(refused(900));
});

test('without limits nothing is refused', async () => {
  const limiter = createRateLimiter(noLimits);
  for (let i = 0; i < 1_000; i += 1) limiter.request('192.0.2.1');
  await limiter.act('registrations', '192.0.2.1');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:DB8:1:2a3:4:5:6:7', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

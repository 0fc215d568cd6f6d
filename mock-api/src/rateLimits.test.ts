import { expect, test } from 'vitest';
import { createRateLimiter, localLimits, networkOf, noLimits, standardLimits } from './rateLimits.ts';

const start = () => {
  const clock = { now: 0 };
  return { clock, limiter: createRateLimiter({ ...standardLimits, requests: 3, orders: 2 }, () => clock.now) };
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
    requests: 1_200,
    accountLogins: 10,
    addressLogins: 30,
    registrations: 30,
    orders: 10,
  });
});

test('an address that asks too often is told how long to wait, and may ask again then', () => {
  const { clock, limiter } = start();
  for (let i = 0; i < 3; i += 1) limiter.request('192.0.2.1');
  clock.now = 20_500;
  expect(attempt(() => limiter.request('192.0.2.1'))).toEqual(refused(40));
  expect(attempt(() => limiter.request('192.0.2.2'))).toBe('accepted');
  clock.now = 60_000;
  expect(attempt(() => limiter.request('192.0.2.1'))).toBe('accepted');
});

test('asking while refused does not lengthen the wait', () => {
  const { clock, limiter } = start();
  for (let i = 0; i < 3; i += 1) limiter.request('192.0.2.1');
  for (clock.now = 1_000; clock.now < 60_000; clock.now += 1_000) attempt(() => limiter.request('192.0.2.1'));
  expect(attempt(() => limiter.request('192.0.2.1'))).toBe('accepted');
});

test('failed logins are counted by account and by address, those that succeed are not', () => {
  const { limiter } = start();
  for (let i = 0; i < 50; i += 1) limiter.login('192.0.2.1', 'ines@exemple.fr').giveBack();
  for (let i = 0; i < 10; i += 1) limiter.login(`192.0.2.${i}`, 'ines@exemple.fr');
  expect(attempt(() => limiter.login('192.0.2.99', 'ines@exemple.fr'))).toEqual(refused(900));
  for (let i = 0; i < 30; i += 1) limiter.login('198.51.100.1', `client-${i}@exemple.fr`);
  expect(attempt(() => limiter.login('198.51.100.1', 'nathan@exemple.fr'))).toEqual(refused(900));
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

test('thirty accounts an hour from one address, in a local demonstration any number and the other limits', () => {
  const register = (limits: typeof standardLimits, times: number) => {
    const limiter = createRateLimiter(limits, () => 0);
    for (let i = 0; i < times; i += 1) limiter.registration('127.0.0.1');
    return { limiter, next: attempt(() => limiter.registration('127.0.0.1')) };
  };
  expect(register(standardLimits, 30).next).toEqual(refused(3_600));
  const { limiter, next } = register(localLimits, 1_000);
  expect(next).toBe('accepted');
  for (let i = 0; i < 10; i += 1) limiter.login('127.0.0.1', 'ines@exemple.fr');
  expect(attempt(() => limiter.login('127.0.0.1', 'ines@exemple.fr'))).toEqual(refused(900));
});

test('no limits refuse nothing', () => {
  const limiter = createRateLimiter(noLimits);
  for (let i = 0; i < 1_000; i += 1) limiter.request('192.0.2.1');
  expect(attempt(() => limiter.registration('192.0.2.1'))).toBe('accepted');
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

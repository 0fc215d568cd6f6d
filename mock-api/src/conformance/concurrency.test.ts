import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapPasswords } from '../auth/passwords.ts';
import { noLimits } from '../auth/rateLimits.ts';
import { type Api, startApi } from '../server.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

/** Everything at once, and where the engine allows it (a database, not the file) from two servers. */
const api = apiUnderTest();
const { addToCart, createOrder, payOrder, readCart, readOrder } = contract;
const fraise = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
const checkout = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'card' };

let second: Api | undefined;
beforeAll(async () => {
  const { options } = api.engine;
  if (options.database !== undefined)
    second = await startApi({
      ...options,
      port: 0,
      now: () => api.now,
      limits: noLimits,
      passwordCost: cheapPasswords,
    });
});
afterAll(() => second?.close());

const send = async (n: number, method: string, path: string, token: string, body?: unknown, headers = {}) => {
  const base = n % 2 === 1 && second ? second.url : api.url;
  const response = await fetch(base + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { orderNumber, _id } = (await response.json()) as { orderNumber?: string; _id?: string };
  return { status: response.status, orderNumber, _id };
};
const atOnce = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

test('two hundred submissions of twenty carts make twenty orders, whose numbers follow each other', async () => {
  const tokens = await atOnce(20, () => api.newCustomer());
  await Promise.all(tokens.map((token) => api.succeed(addToCart, { token, body: fraise })));
  const answers = await atOnce(200, (n) => send(n, 'POST', createOrder.path, tokens[(n >> 1) % 20] ?? '', checkout));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(180);
  const numbers = answers.flatMap(({ orderNumber }) => orderNumber ?? []).sort();
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => `CMD-2026-${String(i + 1).padStart(3, '0')}`));
  for (const { _id } of answers.filter(({ status }) => status === 201)) {
    const readers = await Promise.all(
      tokens.map((token) => send(0, 'GET', readOrder.path.replace('{id}', _id ?? ''), token)),
    );
    expect(readers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('fifty adds at once add up exactly', async () => {
  const token = await api.newCustomer();
  const answers = await atOnce(50, (n) => send(n, 'POST', addToCart.path, token, { ...fraise, quantity: 3 }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await api.succeed(readCart, { token })).items).toMatchObject([{ quantity: 150 }]);
});

test('a submission sent twenty times at once with one key makes one order, which all get', async () => {
  const token = await api.newCustomer();
  await api.succeed(addToCart, { token, body: fraise });
  const answers = await atOnce(20, (n) =>
    send(n, 'POST', createOrder.path, token, checkout, { 'Idempotency-Key': 'one' }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
});

test('of twenty registrations at once for one e-mail one succeeds', async () => {
  const body = { firstName: 'Inès', lastName: 'Martin', email: 'vingt@exemple.fr', password: 'Un-Mot-De-Passe' };
  const answers = await atOnce(20, (n) => send(n, 'POST', contract.register.path, '', body));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('one payment reported at once for two orders pays one of them', async () => {
  const token = await api.newCustomer();
  const ids: string[] = [];
  for (const _order of ['first', 'second']) {
    await api.succeed(addToCart, { token, body: fraise });
    ids.push((await api.order(token))._id);
  }
  const body = simulatedPayment('shared', 'ines@exemple.fr', api.now);
  const answers = await atOnce(10, (n) =>
    send(n >> 1, 'PUT', payOrder.path.replace('{id}', ids[n % 2] ?? ''), token, body),
  );
  const paid = await Promise.all(ids.map((id) => api.succeed(readOrder, { token, id })));
  expect(paid.filter(({ isPaid }) => isPaid)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@nuee/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

/** What the publisher left; undefined while the shop is away. */
let published: { publication: number; failed: number } | undefined;

const shop = createServer((_request, response) => {
  if (published) response.writeHead(200).end(JSON.stringify(published));
  else response.destroy();
});

const api = apiUnderTest();

beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  await api.restart({ shopUrl, metrics: { host: '127.0.0.1', port: 0 } });
});

afterAll(() => void shop.close());

/** The value of each figure, by its name with its labels. */
async function figures(): Promise<(name: string) => number | undefined> {
  const response = await fetch(api.metricsUrl ?? '');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const read = new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
  return (name) => read.get(name);
}

test('requests are counted by call and status, and timed', async () => {
  const before = await figures();
  await api.call('GET', '/api/cart');
  await api.call('GET', '/api/products/nougat');
  const after = await figures();
  const refused = 'nuee_requests_total{method="GET",route="/api/cart",status="401"}';
  expect(after(refused)).toBe((before(refused) ?? 0) + 1);
  expect(after('nuee_request_seconds_count{route="/api/cart"}')).toBeGreaterThan(0);
});

test('orders, pending transfers and mails are counted', async () => {
  const before = await figures();
  const token = await api.newCustomer();
  const line = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
  await api.succeed(contract.addToCart, { token, body: line });
  await api.order(token, 'bank-transfer');
  const after = await figures();
  const differs = (name: string) => (after(name) ?? 0) - (before(name) ?? 0);
  expect(differs('nuee_orders{status="pending"}')).toBe(1);
  expect(differs('nuee_unpaid_transfers')).toBe(1);
  expect(differs('nuee_mails{status="waiting"}') + differs('nuee_mails{status="sent"}')).toBe(1);
  expect(after('nuee_mails{status="failed"}')).toBe(0);
  expect(differs('nuee_transaction_seconds_count')).toBeGreaterThan(0);
});

test('the delay of the pages is measured at the visitors’ address', async () => {
  const { publication } = await api.succeed(contract.readPublication);
  published = { publication: publication - 2, failed: 3 };
  const behind = await figures();
  expect(['nuee_publication_lag', 'nuee_pages_failed', 'nuee_shop_reachable'].map(behind)).toEqual([2, 3, 1]);

  published = undefined;
  const away = await figures();
  expect(['nuee_publication_lag', 'nuee_shop_reachable'].map(away)).toEqual([Number.NaN, 0]);
});

test('the event loop is watched', async () => {
  expect((await figures())('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('neither the port that customers call nor nginx serves it', async () => {
  for (const path of ['/metrics', '/api/metrics']) expect((await api.call('GET', path)).status).toBe(404);
  const { origin } = new URL(api.metricsUrl ?? '');
  expect((await fetch(`${origin}/api/products`)).status).toBe(404);
});

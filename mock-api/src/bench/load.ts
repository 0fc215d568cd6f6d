/**
 * How much load the API takes, compared with a bare json-server router and a bare node:http server:
 * `npm run bench:api`.
 *
 * - `--seconds` (2) for each figure; `--orders` (10,1000,100000) stored before
 *
 * The figures of two machines, or of two moments on a busy one, can't be compared: only ratios within one run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { testCredentials } from '@nuee/domain';
import { sampleOrder } from './customers.ts';
import {
  type Client,
  createClient,
  type Figures,
  field,
  launch,
  launchApi,
  measure,
  median,
  orderBody,
  orderStep,
  type Running,
  type Step,
  selection,
  stop,
} from './harness.ts';
import { fillShop } from './manyOrders.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, orders: { type: 'string', default: '10,1000,100000' } },
});
const seconds = Number(values.seconds);
const sizes = values.orders.split(',').map(Number);
const connections = [1, 16, 32, 64];
const mostConnections = Math.max(...connections);
/** The bare router needs seconds for each write of a larger file. */
const largestFile = 1_000;

const widths = [24, 8, 13, 12, 10, 10];
const print = (...cells: (string | number)[]) =>
  console.info(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](widths[i] ?? 0)).join(''));
print('call', 'orders', 'connections', 'per second', 'p50 ms', 'p99 ms');

async function row(what: string, orders: number, atOnce: number, running: Running, step: Step): Promise<Figures> {
  const figures = await measure([running.url], atOnce, seconds, step);
  print(what, orders, atOnce, Math.round(figures.perSecond), figures.p50.toFixed(1), figures.p99.toFixed(1));
  return figures;
}

const folder = mkdtempSync(path.join(tmpdir(), 'nuee-bench-'));
/** Milliseconds of an order's creation at 32 connections, by the number of orders stored. */
const orderMedians = new Map<number, number[]>();
let adds = Number.NaN;
let bareAdds = Number.NaN;
try {
  const bare = await launch('servers.ts', {}, ['node']);
  for (const atOnce of connections) {
    await row(
      'bare node:http GET',
      0,
      atOnce,
      bare,
      async (_c, client, timed) => void (await timed(client('GET', '/'))),
    );
  }
  await stop(bare);

  for (const orders of sizes.filter((size) => size <= largestFile)) {
    const file = path.join(folder, `db-${orders}.json`);
    const stored = Array.from({ length: orders }, (_, i) => ({ id: String(i), ...sampleOrder(i, new Date()) }));
    writeFileSync(file, JSON.stringify({ orders: stored, carts: [] }));
    const router = await launch('servers.ts', {}, ['json-server', file]);
    for (const atOnce of connections) {
      const figures = await row('json-server router POST', orders, atOnce, router, async (customer, client, timed) => {
        await timed(client('POST', '/carts', { body: { customer, ...selection } }));
      });
      if (atOnce === 32 && orders === sizes[0]) bareAdds = figures.perSecond;
    }
    await stop(router);
  }

  const started: { orders: number; api: Running; tokens: string[] }[] = [];
  for (const orders of sizes) {
    const dataDir = path.join(folder, String(orders));
    const tokens = await fillShop(dataDir, mostConnections, orders);
    started.push({ orders, tokens, api: await launchApi(dataDir) });
  }
  for (const { orders, tokens, api } of started) {
    for (const atOnce of connections) {
      // Of more at once, those at the end would wait longer for their hash than the API lets them.
      if (orders === sizes[0] && atOnce <= 16) {
        await row('login', orders, atOnce, api, async (_c, client, timed) => {
          await timed(client('POST', '/api/users/login', { body: testCredentials.customer }));
        });
      }
      const added = await row('cart add', orders, atOnce, api, async (customer, client, timed) => {
        const token = tokens[customer];
        const { body } = await timed(client('POST', '/api/cart/add', { token, body: selection }));
        // A line takes 9,999 pieces.
        if (JSON.stringify(body).includes('"quantity":9999')) await client('DELETE', '/api/cart/clear', { token });
      });
      if (atOnce === 32 && orders === sizes[0]) adds = added.perSecond;
      await row('order', orders, atOnce, api, orderStep(tokens));
      const ids = await Promise.all(tokens.slice(0, atOnce).map((token) => placeOrder(createClient(api.url), token)));
      await row('order read', orders, atOnce, api, async (customer, client, timed) => {
        await timed(client('GET', `/api/orders/${ids[customer]}`, { token: tokens[customer] }));
      });
    }
  }
  // All at the same time, so that other work on the machine affects all of them equally.
  for (let round = 0; round < 9; round += 1) {
    await Promise.all(
      started.map(async ({ orders, tokens, api }) => {
        const { p50 } = await measure([api.url], 32, seconds, orderStep(tokens));
        orderMedians.set(orders, [...(orderMedians.get(orders) ?? []), p50]);
      }),
    );
  }
  for (const { api } of started) await stop(api);
} finally {
  rmSync(folder, { recursive: true });
}

async function placeOrder(client: Client, token: string): Promise<string> {
  await client('POST', '/api/cart/add', { token, body: selection });
  return field((await client('POST', '/api/orders', { token, body: orderBody })).body, '_id');
}

const [least = 0, most = 0] = [Math.min(...sizes), Math.max(...sizes)];
const cost = median(orderMedians.get(most) ?? []) / median(orderMedians.get(least) ?? []);
console.info(
  `An order with ${most} orders stored costs ${cost.toFixed(2)} times what it costs with ${least} (32 connections).`,
);
console.info(
  `Durable adds at 32 connections: ${(adds / bareAdds).toFixed(1)} times the writes of the bare json-server router, which are not durable.`,
);

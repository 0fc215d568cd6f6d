/**
 * The buying journey (add, order, read the order) with several processes on PostgreSQL and with one on the file, and with few
 * and many orders stored: `npm run bench:scale`. It takes the server of `DATABASE_URL`, or starts one of Debian's packages.
 *
 * - `--seconds` (4) for each figure; `--orders` (10,1000,1000000) stored before; `--rounds` (9) of the comparison
 *
 * The figures of two machines, or of two moments on a busy one, can't be compared: only ratios within one run.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectForUpkeep } from '../db/database.ts';
import { findPostgres } from '../testing/postgresServer.ts';
import {
  field,
  launchApi,
  launchApiOn,
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
  options: {
    seconds: { type: 'string', default: '4' },
    orders: { type: 'string', default: '10,1000,1000000' },
    rounds: { type: 'string', default: '9' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const sizes = values.orders.split(',').map(Number);
const customers = 64;
const atOnce = 32;
const callsOfJourney = 3;

interface Shop {
  readonly storage: string;
  readonly orders: number;
  readonly tokens: readonly string[];
  start(): Promise<Running>;
}

/** What a customer waits for: each of the three calls counts. */
const journey =
  (tokens: readonly string[]): Step =>
  async (customer, client, timed) => {
    const token = tokens[customer];
    await timed(client('POST', '/api/cart/add', { token, body: selection }));
    const { body } = await timed(client('POST', '/api/orders', { token, body: orderBody }));
    await timed(client('GET', `/api/orders/${field(body, '_id')}`, { token }));
  };

async function createShop(server: string, orders: number): Promise<Shop> {
  const name = `nuee_${randomUUID().replaceAll('-', '')}`;
  const admin = connectForUpkeep(server);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = connectForUpkeep(url.href);
  const tokens = await fillShop(database, customers, orders);
  await database.close();
  return { storage: 'PostgreSQL', orders, tokens, start: () => launchApiOn(url.href) };
}

async function createFile(dataDir: string, orders: number): Promise<Shop> {
  const tokens = await fillShop(dataDir, customers, orders);
  return { storage: 'file', orders, tokens, start: () => launchApi(dataDir) };
}

/**
 * Processor time of a process and its children, in milliseconds; unlike elapsed time, it doesn't depend on how busy the
 * machine is. NaN where there is no /proc.
 */
function processorTime(pid: number | undefined): number {
  const ticks = new Map<number, { parent: number; own: number; ended: number }>();
  for (const name of existsSync('/proc/self/stat') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program, which may hold anything, ends with the last parenthesis.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
      const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
        (i) => fields[i],
      );
      ticks.set(Number(name), { parent, own: user + system, ended: endedUser + endedSystem });
    } catch {
      // It ended since its folder was listed.
    }
  }
  const first = ticks.get(pid ?? 0);
  if (!first) return Number.NaN;
  const children = [...ticks.values()].filter(({ parent }) => parent === pid);
  const sum = first.own + first.ended + children.reduce((total, { own }) => total + own, 0);
  return sum * millisecondsOfTick;
}
/** Of Linux, whatever its kernel counts with. */
const millisecondsOfTick = 10;

const widths = [12, 10, 11, 12, 9, 9, 12, 17, 8];
const print = (...cells: (string | number)[]) =>
  console.info(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](widths[i] ?? 0)).join(''));
const load = () => (loadavg()[0] ?? 0).toFixed(1);

const folder = mkdtempSync(path.join(tmpdir(), 'nuee-scale-'));
const server = await findPostgres();
try {
  const onDatabase: Shop[] = [];
  const onFile: Shop[] = [];
  for (const orders of sizes) {
    onDatabase.push(await createShop(server.url, orders));
    onFile.push(await createFile(path.join(folder, String(orders)), orders));
    console.info(`${orders} orders are stored (load ${load()}).`);
  }

  console.info(`\nThe buying journey, ${atOnce} customers at once, ${availableParallelism()} processors:`);
  print('storage', 'processes', 'orders', 'journeys/s', 'p50 ms', 'p99 ms', 'API CPU ms', 'database CPU ms', 'load');
  const ends = [sizes[0], sizes.at(-1)];
  const shops = [...onFile, ...onDatabase].filter(({ orders }) => ends.includes(orders));
  for (const { storage, orders, tokens, start } of shops) {
    for (const processes of storage === 'file' ? [1] : [1, 2, 4]) {
      const running = await Promise.all(Array.from({ length: processes }, start));
      const urls = running.map(({ url }) => url);
      await measure(urls, atOnce, 1, journey(tokens));
      const used = () => [
        running.reduce((sum, { child }) => sum + processorTime(child.pid), 0),
        storage === 'file' ? 0 : processorTime(server.pid),
      ];
      const [apiBefore = 0, databaseBefore = 0] = used();
      const { perSecond, p50, p99, count } = await measure(urls, atOnce, seconds, journey(tokens));
      const [apiAfter = 0, databaseAfter = 0] = used();
      const perJourney = (milliseconds: number) => (milliseconds / (count / callsOfJourney)).toFixed(1);
      print(
        storage,
        processes,
        orders,
        Math.round(perSecond / callsOfJourney),
        p50.toFixed(1),
        p99.toFixed(1),
        perJourney(apiAfter - apiBefore),
        perJourney(databaseAfter - databaseBefore),
        load(),
      );
      for (const one of running) await stop(one);
    }
  }

  const [few, many] = sizes.slice(-2);
  for (const both of [onDatabase, onFile].map((all) => all.slice(-2))) {
    const medians = new Map<number, number[]>();
    const running = await Promise.all(both.map(async (shop) => ({ ...shop, api: await shop.start() })));
    // Both at the same time, so that other work on the machine affects both equally.
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        running.map(async ({ orders, tokens, api }) => {
          const { p50 } = await measure([api.url], atOnce / 2, seconds / 2, orderStep(tokens));
          medians.set(orders, [...(medians.get(orders) ?? []), p50]);
        }),
      );
    }
    for (const { api } of running) await stop(api);
    const cost = median(medians.get(many ?? 0) ?? []) / median(medians.get(few ?? 0) ?? []);
    console.info(
      `\nOn ${both[0]?.storage} an order with ${many} orders stored costs ${cost.toFixed(2)} times what it costs with ${few} (load ${load()}).`,
    );
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}

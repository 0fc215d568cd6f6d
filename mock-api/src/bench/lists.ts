/**
 * The lists of the back office with few and many orders stored, on the file and on PostgreSQL: `npm run bench:lists`. Four clients ask
 * at once for pages, filters and searches; then what an order costs is compared.
 *
 * - `--orders` (1000,1000000) stored before; `--engine` (both, file or postgres); `--seconds` (2) for each figure; `--rounds` (9)
 * - `--data FOLDER` keeps the shops there (databases on the server of `DATABASE_URL`) and takes them again the next time
 *
 * Making a million orders takes minutes. A figure above 100 ms at the 95th percentile is marked.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoOwner } from '@nuee/domain/live';
import { connectForUpkeep } from '../db/database.ts';
import { findPostgres } from '../testing/postgresServer.ts';
import {
  createClient,
  field,
  launchApi,
  launchApiOn,
  measure,
  median,
  orderStep,
  type Running,
  stop,
} from './harness.ts';
import { fillShop, idOf } from './manyOrders.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000,1000000' },
    engine: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '9' },
    data: { type: 'string', default: '' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const sizes = values.orders.split(',').map(Number);
const clients = 4;
const longestWait = 100;

interface Shop {
  readonly orders: number;
  start(): Promise<Running>;
}

const say = (text: string): void => console.info(`${text} (load ${(loadavg()[0] ?? 0).toFixed(1)})`);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function fileShop(root: string, orders: number): Promise<Shop> {
  const dataDir = path.join(root, `orders-${orders}`);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir);
    await timed(`File, ${orders} orders are written`, () => fillShop(dataDir, 0, orders));
  }
  return { orders, start: () => timed(`File, ${orders} orders, a start after a clean end`, () => launchApi(dataDir)) };
}

async function databaseShop(server: string, orders: number): Promise<Shop> {
  const name = `nuee_orders_${orders}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = connectForUpkeep(server);
  const found = await admin.query('SELECT 1 AS there FROM pg_database WHERE datname = $1', [name]);
  if (found.length === 0) {
    await admin.query(`CREATE DATABASE ${name}`);
    const database = connectForUpkeep(url.href);
    await timed(`PostgreSQL, ${orders} orders are written`, () => fillShop(database, 0, orders));
    await database.close();
  }
  await admin.close();
  return {
    orders,
    start: () => timed(`PostgreSQL, ${orders} orders, a start`, () => launchApiOn(url.href)),
  };
}

const cursor = (key: string, id: string): string =>
  Buffer.from(JSON.stringify(['-createdAt', key, id])).toString('base64url');
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** What an owner asks for, by what it is called. Dates are spread over the time of the orders. */
function questions(first: Date, last: Date): Record<string, () => string> {
  const someDate = () => new Date(first.getTime() + Math.random() * (last.getTime() - first.getTime()));
  return {
    'first page': () => '',
    'page anywhere': () => `after=${cursor(someDate().toISOString(), idOf(0))}`,
    'status pending': () => 'status=pending',
    'status delivered': () => 'status=delivered',
    'to ship': () => 'status=toShip',
    'payment awaited': () => 'payment=awaited',
    'payment refunded (none)': () => 'payment=refunded',
    'delivered, failed (none)': () => 'status=delivered&payment=failed',
    'cancelled, paid (none)': () => 'status=cancelled&payment=paid',
    'a day': () => ((day) => `from=${day}&to=${day}`)(dayOf(someDate())),
    'cancelled in a day': () => ((day) => `from=${day}&to=${day}&status=cancelled`)(dayOf(someDate())),
    'by amount': () => 'sort=-totalPrice',
    'by amount, shipped': () => 'sort=-totalPrice&status=shipped',
    'by amount, in a day': () => ((day) => `from=${day}&to=${day}&sort=totalPrice`)(dayOf(someDate())),
    'by name': () => 'sort=name',
    'search: rare name': () => 'q=qu%C3%A9vremont',
    'search: common name': () => 'q=martin',
    'search: number': () => `q=cmd-1999-${1 + Math.floor(Math.random() * 900)}`,
    'search: e-mail': () => `q=client.${Math.floor(Math.random() * 200)}@exemple.fr`,
    'search: part of e-mail': () => 'q=exemple',
    'search: two words': () => 'q=camille%20lefevre',
    'search: beginning': () => 'q=ca',
    'search: nothing': () => 'q=introuvable',
    'search: name, shipped': () => 'q=martin&status=shipped',
    'search: name, failed (none)': () => 'q=martin&payment=failed',
    'search: name by amount': () => 'q=martin&sort=-totalPrice',
    'search: name in a day': () => ((day) => `q=martin&from=${day}&to=${day}`)(dayOf(someDate())),
  };
}

async function measureLists({ url }: Running): Promise<void> {
  const client = createClient(url);
  const { email, password } = demoOwner;
  const token = field((await client('POST', '/api/users/login', { body: { email, password } })).body, 'token');
  const dateAt = async (sort: string) => {
    const { body } = await client('GET', `/api/admin/orders?limit=1&sort=${sort}`, { token });
    return new Date(/"createdAt":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '');
  };
  const asked = questions(await dateAt('createdAt'), await dateAt('-createdAt'));
  for (const [what, query] of [...Object.entries(asked), ['dashboard', undefined] as const]) {
    const target = () => (query ? `/api/admin/orders?${query()}` : '/api/admin/dashboard');
    const { p50, p95, p99 } = await measure([url], clients, seconds, async (_n, ask, count) => {
      await count(ask('GET', target(), { token }));
    });
    const cells = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(9));
    console.info(`${what.padEnd(30)}${cells.join('')}${p95 > longestWait ? '  above the limit' : ''}`);
  }
}

/** New customers, who log in: a token for each. */
async function customersOf(url: string, count: number): Promise<string[]> {
  const client = createClient(url);
  const tokens: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const account = { email: `c${Date.now()}-${i}@exemple.fr`, password: 'Une-phrase-de-passe' };
    await client('POST', '/api/users/register', { body: { ...account, firstName: 'Noé', lastName: 'Petit' } });
    tokens.push(field((await client('POST', '/api/users/login', { body: account })).body, 'token'));
  }
  return tokens;
}

async function compare(engine: string, shops: readonly Shop[]): Promise<void> {
  const running = [];
  for (const { orders, start } of shops) running.push({ orders, api: await start() });
  for (const { orders, api } of running) {
    say(`\n${engine}, ${orders} orders, ${clients} clients${' '.repeat(4)}p50, p95, p99 in ms`);
    await measureLists(api);
  }
  const shopping = await Promise.all(
    running.map(async ({ orders, api }) => ({ orders, api, tokens: await customersOf(api.url, clients) })),
  );
  const medians = new Map<number, number[]>();
  // Both at the same time, so that what else the machine does falls on both alike.
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      shopping.map(async ({ orders, api, tokens }) => {
        const { p50 } = await measure([api.url], clients, seconds, orderStep(tokens));
        medians.set(orders, [...(medians.get(orders) ?? []), p50]);
      }),
    );
  }
  for (const { api } of running) await stop(api);
  const [few, many] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  const cost = median(medians.get(many) ?? []) / median(medians.get(few) ?? []);
  say(`${engine}: an order with ${many} orders stored costs ${cost.toFixed(2)} times what it costs with ${few}`);
}

const root = values.data || mkdtempSync(path.join(tmpdir(), 'nuee-lists-'));
mkdirSync(root, { recursive: true });
try {
  if (values.engine !== 'postgres') {
    const shops = [];
    for (const orders of sizes) shops.push(await fileShop(root, orders));
    await compare('File', shops);
  }
  if (values.engine !== 'file') {
    const server = await findPostgres();
    const shops = [];
    for (const orders of sizes) shops.push(await databaseShop(server.url, orders));
    await compare('PostgreSQL', shops);
    await server.close();
  }
} finally {
  if (values.data === '') rmSync(root, { recursive: true });
}

/**
 * How much load the API takes: `npm run bench:api`. Logins, adds to the cart, orders and reads of an order; then, with `--lists`, the
 * lists of the back office, asked by four clients at once.
 *
 * - `--engine` (file, postgres or both); `--orders` (1000,100000) stored before; `--processes` (1) on PostgreSQL
 * - `--clients` (32) at once; `--seconds` (2) for each figure
 * - `--data FOLDER` keeps the shops there (databases on the server of `DATABASE_URL`) and takes them again the next time
 *
 * The figures of two machines, or of two moments on a busy one, can't be compared: only ratios within one run. Making a million orders
 * takes minutes.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { testCredentials } from '@nuee/domain';
import { demoOwner } from '@nuee/domain/live';
import { connectForUpkeep } from '../db/database.ts';
import {
  type Answer,
  type Client,
  createClient,
  field,
  launchApi,
  orderBody,
  type Running,
  selection,
  stop,
} from '../testing/apiProcess.ts';
import { findPostgres } from '../testing/postgresServer.ts';
import { fillShop, idOf } from './manyOrders.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'file' },
    orders: { type: 'string', default: '1000,100000' },
    processes: { type: 'string', default: '1' },
    clients: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '2' },
    lists: { type: 'boolean', default: false },
    data: { type: 'string', default: '' },
  },
});
const [seconds, clients, processes] = [Number(values.seconds), Number(values.clients), Number(values.processes)];
const sizes = values.orders.split(',').map(Number);
const clientsOfLists = 4;
const rounds = 9;

interface Shop {
  readonly orders: number;
  start(): Promise<Running>;
}

/** One call of a virtual customer. Only what is inside `timed` counts. */
type Step = (customer: number, client: Client, timed: (call: Promise<Answer>) => Promise<Answer>) => Promise<void>;

/** Runs so many customers at once, each over one connection; returns the median of a call in ms. */
async function measure(what: string, apis: readonly Running[], atOnce: number, step: Step): Promise<number> {
  const times: number[] = [];
  const timed = async (call: Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await call;
    if (answer.status >= 300) throw new Error(`It answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    times.push(performance.now() - start);
    return answer;
  };
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, customer) => {
      const client = createClient(apis[customer % apis.length]?.url ?? '');
      while (performance.now() < end) await step(customer, client, timed);
    }),
  );
  const perSecond = (times.length * 1000) / (performance.now() - start);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  if (what !== '') print(what, Math.round(perSecond), ...[at(0.5), at(0.95), at(0.99)].map((ms) => ms.toFixed(1)));
  return at(0.5);
}

const print = (what: string, ...cells: (string | number)[]) =>
  console.info(what.padEnd(30) + cells.map((cell) => String(cell).padStart(12)).join(''));
const say = (text: string) =>
  console.info(`\n${text} (${availableParallelism()} processors, load ${(loadavg()[0] ?? 0).toFixed(1)})`);

/** A customer orders one piece; only the order itself counts. */
const orderStep =
  (tokens: readonly string[]): Step =>
  async (customer, client, timed) => {
    const token = tokens[customer];
    await client('POST', '/api/cart/add', { token, body: selection });
    await timed(client('POST', '/api/orders', { token, body: orderBody }));
  };

async function measureCustomers(apis: readonly Running[], tokens: readonly string[]): Promise<void> {
  // Of more at once, those at the end would wait longer for their hash than the API lets them.
  await measure('login', apis, Math.min(clients, 16), async (_c, client, timed) => {
    await timed(client('POST', '/api/users/login', { body: testCredentials.customer }));
  });
  await measure('add to the cart', apis, clients, async (customer, client, timed) => {
    const token = tokens[customer];
    const { body } = await timed(client('POST', '/api/cart/add', { token, body: selection }));
    // A line takes 9,999 pieces.
    if (JSON.stringify(body).includes('"quantity":9999')) await client('DELETE', '/api/cart/clear', { token });
  });
  await measure('order', apis, clients, orderStep(tokens));
  const ids = await Promise.all(
    tokens.slice(0, clients).map(async (token) => {
      const client = createClient(apis[0]?.url ?? '');
      await client('POST', '/api/cart/add', { token, body: selection });
      return field((await client('POST', '/api/orders', { token, body: orderBody })).body, '_id');
    }),
  );
  await measure('read of an order', apis, clients, async (customer, client, timed) => {
    await timed(client('GET', `/api/orders/${ids[customer]}`, { token: tokens[customer] }));
  });
}

const cursor = (key: string): string => Buffer.from(JSON.stringify(['-createdAt', key, idOf(0)])).toString('base64url');

/** What an owner asks for, by what it is called. Dates are spread over the time of the orders. */
function questions(first: Date, last: Date): Record<string, () => string> {
  const someDate = () => new Date(first.getTime() + Math.random() * (last.getTime() - first.getTime()));
  const someDay = (more: string) => () => {
    const day = someDate().toISOString().slice(0, 10);
    return `orders?from=${day}&to=${day}${more}`;
  };
  const list = (query: string) => () => `orders?${query}`;
  return {
    'first page': list(''),
    'page anywhere': () => `orders?after=${cursor(someDate().toISOString())}`,
    'status pending': list('status=pending'),
    'to ship': list('status=toShip'),
    'payment awaited': list('payment=awaited'),
    'delivered, failed (none)': list('status=delivered&payment=failed'),
    'a day': someDay(''),
    'cancelled in a day': someDay('&status=cancelled'),
    'by amount': list('sort=-totalPrice'),
    'by amount, in a day': someDay('&sort=totalPrice'),
    'by name': list('sort=name'),
    'search: rare name': list('q=qu%C3%A9vremont'),
    'search: common name': list('q=martin'),
    'search: number': () => `orders?q=cmd-1999-${1 + Math.floor(Math.random() * 900)}`,
    'search: e-mail': () => `orders?q=client.${Math.floor(Math.random() * 200)}@exemple.fr`,
    'search: two words': list('q=camille%20lefevre'),
    'search: nothing': list('q=introuvable'),
    'search: name, shipped': list('q=martin&status=shipped'),
    'search: name by amount': list('q=martin&sort=-totalPrice'),
    'search: name by name': list('q=martin&sort=name'),
    dashboard: () => 'dashboard',
  };
}

async function measureLists(apis: readonly Running[]): Promise<void> {
  const client = createClient(apis[0]?.url ?? '');
  const token = await logIn(client, demoOwner);
  const dateAt = async (sort: string) => {
    const { body } = await client('GET', `/api/admin/orders?limit=1&sort=${sort}`, { token });
    return new Date(/"createdAt":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '');
  };
  const asked = questions(await dateAt('createdAt'), await dateAt('-createdAt'));
  for (const [what, target] of Object.entries(asked)) {
    await measure(what, apis, clientsOfLists, async (_n, ask, timed) => {
      await timed(ask('GET', `/api/admin/${target()}`, { token }));
    });
  }
}

async function logIn(client: Client, { email, password }: { email: string; password: string }): Promise<string> {
  return field((await client('POST', '/api/users/login', { body: { email, password } })).body, 'token');
}

/** New customers, who log in: a token for each. */
async function customersOf({ url }: Running): Promise<string[]> {
  const client = createClient(url);
  const tokens: string[] = [];
  for (let i = 0; i < clients; i += 1) {
    const account = { email: `c${Date.now()}-${i}@exemple.fr`, password: 'Une-phrase-de-passe' };
    await client('POST', '/api/users/register', { body: { ...account, firstName: 'Noé', lastName: 'Petit' } });
    tokens.push(await logIn(client, account));
  }
  return tokens;
}

async function compare(engine: string, count: number, shops: readonly Shop[]): Promise<void> {
  const started = [];
  for (const { orders, start } of shops) {
    const apis = await Promise.all(Array.from({ length: count }, start));
    started.push({ orders, apis, tokens: await customersOf(apis[0] as Running), medians: [] as number[] });
  }
  for (const { orders, apis, tokens } of started) {
    say(`${engine}, ${count} process${count > 1 ? 'es' : ''}, ${orders} orders stored`);
    print(`${clients} clients`, 'per second', 'p50 ms', 'p95 ms', 'p99 ms');
    await measureCustomers(apis, tokens);
    if (values.lists) await measureLists(apis);
  }
  // All at the same time, so that other work on the machine affects all of them equally.
  for (let round = 0; started.length > 1 && round < rounds; round += 1) {
    await Promise.all(
      started.map(async ({ apis, tokens, medians }) => {
        medians.push(await measure('', apis, clients / 2, orderStep(tokens)));
      }),
    );
  }
  for (const { apis } of started) await Promise.all(apis.map(stop));
  const middle = (all: readonly number[] = []) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  const cost = middle(started.at(-1)?.medians) / middle(started[0]?.medians);
  if (started.length > 1) {
    say(`${engine}: an order with ${sizes.at(-1)} orders stored costs ${cost.toFixed(2)} times one with ${sizes[0]}`);
  }
}

async function fileShop(root: string, orders: number): Promise<Shop> {
  const dataDir = path.join(root, `orders-${orders}`);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir);
    await fillShop(dataDir, orders);
  }
  return { orders, start: () => launchApi({ API_DATA_DIR: dataDir }) };
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
    await fillShop(database, orders);
    await database.close();
  }
  await admin.close();
  return { orders, start: () => launchApi({ DATABASE_URL: url.href }) };
}

const root = values.data || mkdtempSync(path.join(tmpdir(), 'nuee-bench-'));
mkdirSync(root, { recursive: true });
try {
  if (values.engine !== 'postgres') {
    const shops = [];
    for (const orders of sizes) shops.push(await fileShop(root, orders));
    await compare('File', 1, shops);
  }
  if (values.engine !== 'file') {
    const server = await findPostgres();
    const shops = [];
    for (const orders of sizes) shops.push(await databaseShop(server.url, orders));
    await compare('PostgreSQL', processes, shops);
    await server.close();
  }
} finally {
  if (values.data === '') rmSync(root, { recursive: true });
}

/**
 * Attacks the API from one address while a customer at another one shops: `npm run bench:attack`. Needs Linux, where every address of
 * 127.0.0.0/8 is this machine.
 *
 * - `--seconds` (60): how long
 *
 * 2,000 silent connections, opened again when the API closes them; 1,000 that ask twenty times at once and are reset; a wrong
 * password each second. It ends with code 1 when the customer's login, add and order once failed or took more than 2 s together.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openShopSettings } from '@nuee/domain/fixtures';
import { publicOnly, readSeed, seedStorage } from '../db/seed.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { ownCatalogue } from '../testing/ownCatalogue.ts';
import { createClient, field, launch, orderBody, selection, stop } from './harness.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
const [attacker, customer] = ['127.1.0.2', '127.2.0.3'];
const idleCount = 2_000;
const resetCount = 1_000;
/** For the customer's three calls together, in milliseconds. */
const patience = 2_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-attack-'));
await createOpenShop();
const api = await launch('../cli/main.ts', {
  API_PORT: '0',
  API_DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO: 'off',
  // Without a mail server a shop in service takes no orders. This address has no server listening.
  SMTP_URL: 'smtp://127.0.0.1:9',
});
const { port } = new URL(api.url);
const end = performance.now() + seconds * 1_000;
const goesOn = (): boolean => performance.now() < end;
const times: number[] = [];
const failures: string[] = [];
try {
  const account = { email: `${randomUUID()}@exemple.fr`, password: 'Une-phrase-de-passe' };
  const shop = createClient(api.url, customer);
  const made = await shop('POST', '/api/users/register', { body: { ...account, firstName: 'Noé', lastName: 'Petit' } });
  if (made.status !== 201) throw new Error(`The registration was answered with ${made.status}.`);
  await Promise.all([
    ...Array.from({ length: idleCount }, holdIdle),
    resetPipelines(),
    guess(account.email),
    // By then the connections of the attack are open.
    wait(2_000).then(() => shopOn(account)),
  ]);
} finally {
  await stop(api);
  rmSync(dataDir, { recursive: true });
}
const slowest = Math.max(...times);
console.info(
  `${times.length} times login, add and order; the slowest took ${slowest.toFixed(0)} ms; ${failures.length} failed`,
);
for (const failure of new Set(failures)) console.error(failure);
if (failures.length > 0 || times.length === 0 || slowest > patience) process.exitCode = 1;

/** The customer logs in and orders, each time over a connection of its own, a second apart. */
async function shopOn(account: { email: string; password: string }): Promise<void> {
  while (goesOn()) {
    const client = createClient(api.url, customer);
    const start = performance.now();
    try {
      const login = await client('POST', '/api/users/login', { body: account });
      const token = field(login.body, 'token');
      const add = await client('POST', '/api/cart/add', { token, body: selection });
      const order = await client('POST', '/api/orders', {
        token,
        body: { ...orderBody, paymentMethod: 'bank-transfer' },
      });
      const answered = [login, add, order].map(({ status }) => status).join(' ');
      if (answered !== '200 200 201') failures.push(`login, add and order were answered with ${answered}`);
      times.push(performance.now() - start);
      // Three orders may wait for their payment.
      await client('POST', `/api/orders/${field(order.body, '_id')}/cancellation`, { token });
    } catch (error) {
      failures.push(String(error));
    }
    // Ten orders a minute are allowed.
    await wait(7_000);
  }
}

async function guess(email: string): Promise<void> {
  const client = createClient(api.url, attacker);
  while (goesOn()) {
    // These requests are refused in one way or another, as expected.
    await client('POST', '/api/users/login', { body: { email, password: randomUUID() } }).catch(() => {});
    await wait(1_000);
  }
}

async function holdIdle(): Promise<void> {
  while (goesOn()) {
    const socket = open();
    await closed(socket);
    await wait(500);
  }
}

async function resetPipelines(): Promise<void> {
  const ask = 'GET /api/products HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  for (let done = 0; done < resetCount && goesOn(); done += 1) {
    const socket = open();
    socket.write(ask, () => socket.resetAndDestroy());
    await closed(socket);
  }
}

function open(): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: attacker });
  socket.on('error', () => {});
  const timer = setTimeout(() => socket.destroy(), Math.max(0, end - performance.now()));
  socket.once('close', () => clearTimeout(timer));
  return socket;
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resume) => socket.once('close', () => resume()));
}

/** A shop that has what it needs to take orders in service: products and settings. */
async function createOpenShop(): Promise<void> {
  const storage = await openSqliteStorage(dataDir);
  await seedStorage(storage, publicOnly(readSeed()), new Date());
  await storage.tx(async (t) => {
    await ownCatalogue(t);
    await t.put('settings', 'shop', openShopSettings);
  });
  await storage.close();
}

/**
 * Kills the API again and again while customers order, and counts what it had acknowledged and lost: `npm run bench:faults`.
 *
 * - `--kills` (200), `--writers` (32), `--minutes` (15): it ends at whichever comes first
 *
 * Afterwards a disk that is full (where the shell can limit the size of files), and a second process on the same data.
 * It ends with code 1 when an acknowledged write was lost, an order was made twice, a number is missing, or a start failed.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readDocuments } from '../storage/sqliteDocuments.ts';
import { fileName, openSqliteStorage } from '../storage/sqliteStorage.ts';
import { fillStorage } from './customers.ts';
import { type Client, createClient, field, launchApi, orderBody, type Running, selection } from './harness.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writers: { type: 'string', default: '32' },
    minutes: { type: 'string', default: '15' },
  },
});
const [kills, writerCount, minutes] = [Number(values.kills), Number(values.writers), Number(values.minutes)];

/** One customer, who orders what was just added, and says an order again with its key when no answer came. */
interface Writer {
  readonly token: string;
  /** Key of the order whose answer never came. */
  unanswered: string | undefined;
  /** Pieces that the cart must hold: at least those acknowledged since the last order, at most those asked for. */
  added: number;
  asked: number;
}

const tally = { acknowledged: 0, lost: 0, failedStarts: 0, replayed: 0, wrong: 0 };
/** Ids of the orders that were acknowledged, with their owner. */
const orders = new Map<string, Writer>();
let keys = 0;

async function write(writer: Writer, client: Client): Promise<void> {
  const { token } = writer;
  if (writer.unanswered === undefined) {
    writer.asked += 1;
    if ((await client('POST', '/api/cart/add', { token, body: selection })).status !== 200) throw new Error('no add');
    writer.added += 1;
    tally.acknowledged += 1;
    keys += 1;
    writer.unanswered = `key-${keys}`;
  }
  const headers = { 'Idempotency-Key': writer.unanswered };
  const { status, body } = await client('POST', '/api/orders', { token, body: orderBody, headers });
  if (status !== 201) throw new Error(`no order: ${status}`);
  const id = field(body, '_id');
  if (orders.has(id)) tally.wrong += 1;
  orders.set(id, writer);
  tally.acknowledged += 1;
  writer.unanswered = undefined;
  writer.added = 0;
  writer.asked = 0;
}

/** Holds the server to all that it acknowledged since the last kill, and settles what was left open. */
async function check(writer: Writer, client: Client, recent: readonly string[]): Promise<void> {
  const { token } = writer;
  for (const id of recent) {
    if (orders.get(id) === writer && (await client('GET', `/api/orders/${id}`, { token })).status !== 200)
      tally.lost += 1;
  }
  const held = piecesOf((await client('GET', '/api/cart', { token })).body);
  // An order without an answer may have emptied the cart.
  const least = writer.unanswered === undefined ? writer.added : 0;
  if (held < least) tally.lost += least - held;
  if (held > writer.asked) tally.wrong += 1;
  if (writer.unanswered !== undefined) {
    if (held === 0) tally.replayed += 1;
    await write(writer, client);
  } else {
    writer.added = held;
    writer.asked = held;
  }
}

function piecesOf(cart: unknown): number {
  const items: unknown = typeof cart === 'object' && cart !== null && 'items' in cart ? cart.items : undefined;
  return Array.isArray(items) ? items.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
}

/** All write until the server is gone. */
async function writeUntilGone(api: Running, writers: readonly Writer[]): Promise<void> {
  await Promise.all(
    writers.map(async (writer) => {
      const client = createClient(api.url);
      try {
        for (;;) await write(writer, client);
      } catch {
        // Killed, or failing: what is open is settled after the next start.
      }
    }),
  );
}

async function checkAll(api: Running, writers: readonly Writer[], recent: readonly string[]): Promise<void> {
  await Promise.all(writers.map((writer) => check(writer, createClient(api.url), recent)));
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-faults-'));
try {
  const writers: Writer[] = (await fillStorage(openSqliteStorage(dataDir), writerCount)).map((token) => ({
    token,
    unanswered: undefined,
    added: 0,
    asked: 0,
  }));
  const end = performance.now() + minutes * 60_000;
  let killed = 0;
  let checked = 0;
  while (killed < kills && performance.now() < end && tally.failedStarts === 0) {
    try {
      const api = await launchApi(dataDir);
      await checkAll(api, writers, [...orders.keys()].slice(checked));
      checked = orders.size;
      const writing = writeUntilGone(api, writers);
      await wait(20 + Math.random() * 280);
      api.child.kill('SIGKILL');
      await Promise.all([writing, api.ended]);
      killed += 1;
    } catch (error) {
      console.error(error);
      tally.failedStarts += 1;
    }
  }

  if (process.platform !== 'win32') {
    // What the last kill left open is settled first, and the files are put in order by a clean end.
    const clean = await launchApi(dataDir);
    await checkAll(clean, writers, [...orders.keys()].slice(checked));
    checked = orders.size;
    clean.child.kill('SIGTERM');
    await clean.ended;
    // Files may grow by some hundred kilobytes more, then every write fails, as on a full disk.
    const blocks = Math.ceil(statSync(path.join(dataDir, fileName)).size / 512) + 600;
    const full = await launchApi(dataDir, `ulimit -f ${blocks}`);
    await writeUntilGone(full, writers);
    const code = await full.ended;
    console.info(`disk full: ended with code ${code}, « ${full.errors().trim()} »`);
    if (code !== 1) tally.wrong += 1;
  }

  const api = await launchApi(dataDir);
  await checkAll(api, writers, [...orders.keys()].slice(checked));
  const second = await launchApi(dataDir).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  console.info(`second process: ${second.trim()}`);
  if (!second.includes('Another API uses the data')) tally.wrong += 1;
  api.child.kill('SIGTERM');
  await api.ended;

  const stored = readDocuments(dataDir).orders;
  const ids = new Set(stored.map(({ id }) => id));
  tally.lost += [...orders.keys()].filter((id) => !ids.has(id)).length;
  const numbers = new Set(stored.map(({ order }) => order.orderNumber));
  // The counter of a year says how many numbers were given: with none missing as many as orders.
  const given = readDocuments(dataDir).counters.reduce((sum, { last }) => sum + last, 0);
  console.info(
    `${killed} kills under ${writerCount} writers: ${tally.acknowledged} writes acknowledged, ${tally.lost} lost, ` +
      `${tally.failedStarts} failed starts; ${tally.replayed} orders had been made without an answer, and were answered on asking again.`,
  );
  console.info(
    `${stored.length} orders stored, ${orders.size} acknowledged, ${numbers.size} different numbers of ${given} given, ${tally.wrong} contradictions.`,
  );
  const right =
    tally.lost + tally.failedStarts + tally.wrong === 0 &&
    stored.length === orders.size &&
    numbers.size === stored.length;
  process.exitCode = right ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true });
}

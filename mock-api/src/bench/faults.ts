/**
 * Kills the API again and again while customers order, and counts what it had acknowledged and lost: `npm run bench:faults`.
 *
 * - `--kills` (200), `--writers` (32), `--minutes` (15): it ends at whichever comes first
 *
 * `npm run bench:postgres-faults` does the same to a database. Afterwards a disk that is full (where the shell can limit the size of files), and a second process on the same data.
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
import { launchApi } from './harness.ts';
import { createLedger } from './ledger.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writers: { type: 'string', default: '32' },
    minutes: { type: 'string', default: '15' },
  },
});
const [kills, writerCount, minutes] = [Number(values.kills), Number(values.writers), Number(values.minutes)];

const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-faults-'));
try {
  const { tally, orders, writeUntilRefused, checkAll } = createLedger(
    await fillStorage(openSqliteStorage(dataDir), writerCount),
  );
  const end = performance.now() + minutes * 60_000;
  let killed = 0;
  while (killed < kills && performance.now() < end && tally.failedStarts === 0) {
    try {
      const api = await launchApi(dataDir);
      await checkAll(api);
      const writing = writeUntilRefused([api]);
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
    // Requests left open by the last kill are settled first, and a clean stop brings the files in order.
    const clean = await launchApi(dataDir);
    await checkAll(clean);
    clean.child.kill('SIGTERM');
    await clean.ended;
    // Files may grow by a few hundred kilobytes, then every write fails, as on a full disk.
    const blocks = Math.ceil(statSync(path.join(dataDir, fileName)).size / 512) + 600;
    const full = await launchApi(dataDir, `ulimit -f ${blocks}`);
    await writeUntilRefused([full]);
    const code = await full.ended;
    console.info(`disk full: ended with code ${code}, « ${full.errors().trim()} »`);
    if (code !== 1) tally.wrong += 1;
  }

  const api = await launchApi(dataDir);
  await checkAll(api);
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
  // The counter of a year is the number of assigned numbers: if none is missing, it equals the number of orders.
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

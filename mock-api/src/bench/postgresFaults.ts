/**
 * Kills the database again and again while customers order at two processes of the API, and counts what those had acknowledged and
 * lost: `npm run bench:postgres-faults`. Needs PostgreSQL's programs.
 *
 * - `--kills` (20) and `--restarts` (20), in turns; `--writers` (16)
 *
 * A kill ends the server's first process at once; a restart is its own immediate one. The processes of the API have to
 * keep running throughout. It ends with code 1 when an acknowledged write was lost, an order was made twice, or a
 * process ended or wrote an error.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase, connectForUpkeep } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgresStorage } from '../db/postgres.ts';
import { startOwnPostgres } from '../testing/postgresServer.ts';
import { fillStorage } from './customers.ts';
import { createClient, launchApiOn, type Running, stop } from './harness.ts';
import { createLedger } from './ledger.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '20' },
    writers: { type: 'string', default: '16' },
  },
});
const [kills, restarts, writerCount] = [Number(values.kills), Number(values.restarts), Number(values.writers)];
const recoveryMilliseconds = 30_000;

const postgres = await startOwnPostgres();
try {
  const upkeep = connectForUpkeep(postgres.url);
  await migrate(upkeep);
  await upkeep.close();
  const tokens = await fillStorage(openPostgresStorage(connectDatabase(postgres.url)), writerCount);
  const { tally, orders, writeUntilRefused, checkAll } = createLedger(tokens);
  const apis = await Promise.all([launchApiOn(postgres.url), launchApiOn(postgres.url)]);
  for (let done = 0; done < kills + restarts; done += 1) {
    const isKill = done < 2 * Math.min(kills, restarts) ? done % 2 === 0 : kills > restarts;
    const writing = writeUntilRefused(apis);
    await wait(50 + Math.random() * 350);
    await Promise.all([postgres.crash(isKill ? 'SIGKILL' : 'SIGQUIT'), writing]);
    await Promise.all(apis.map(untilWell));
    const [one] = apis;
    await checkAll(one);
  }
  const ended = apis.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
  // It reports that the database is lost and back, as it should.
  const errors = apis.map((api) => api.errors().replace(/^The database is .*\n/gm, '')).join('');
  await Promise.all(apis.filter((api) => !ended.includes(api)).map(stop));
  console.info(
    `${kills} kills and ${restarts} restarts of the database under ${writerCount} writers: ${tally.acknowledged} writes acknowledged ` +
      `(${orders.size} orders), ${tally.lost} lost, ${tally.wrong} contradictions, ${tally.replayed} orders answered on asking again; ` +
      `${ended.length} of 2 processes ended.`,
  );
  if (errors !== '') console.error(errors.slice(0, 2_000));
  if (tally.lost + tally.wrong + ended.length > 0 || errors !== '') process.exitCode = 1;
} finally {
  await postgres.close();
}

/** Until the process answers and writes again. Rejects when it ended, or doesn't recover. */
async function untilWell({ url, child, errors }: Running): Promise<void> {
  const end = performance.now() + recoveryMilliseconds;
  for (;;) {
    const answer = await createClient(url)('GET', '/api/health').catch(() => undefined);
    if (answer?.status === 200) return;
    if (child.exitCode !== null || performance.now() > end) throw new Error(`The API didn’t recover: ${errors()}`);
    await wait(100);
  }
}

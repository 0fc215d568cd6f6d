/**
 * Kills the API on the file, then the database under two APIs, again and again while customers order, and counts what had been
 * acknowledged to them and is lost: `npm run test:kills`.
 *
 * - `--engine` (both, file or postgres); `--kills` (200 of the file's API, a fifth as many of the database); `--writers` (32)
 * - `--minutes` (15): an engine's kills end at whichever comes first
 *
 * On the file an owner ships and mails are sent besides; afterwards come a full disk (where the shell can limit the size of files)
 * and a second process on the same data. Every other kill of the database is its own immediate end; the APIs have to go on running.
 * It ends with code 1 when an acknowledged write was lost, an order was made twice, a number, a line of the journal or a mail is
 * missing, or a process failed that shouldn't have. PostgreSQL's programs have to be installed.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addOwner, fillStorage } from '../../bench/customers.ts';
import { connectDatabase, connectForUpkeep } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openPostgresStorage } from '../../db/postgres.ts';
import { fileName, openSqliteStorage } from '../../db/sqlite.ts';
import { createPost } from '../../mail/post.ts';
import { sendMails } from '../../workers/mailer.ts';
import { allRecords } from '../allRecords.ts';
import { createClient, launchApi, type Running, stop } from '../apiProcess.ts';
import { startMailServer } from '../mailServer.ts';
import { startOwnPostgres } from '../postgresServer.ts';
import { createLedger } from './ledger.ts';
import { createShipping } from './shipping.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '200' },
    writers: { type: 'string', default: '32' },
    minutes: { type: 'string', default: '15' },
  },
});
const [kills, writerCount, minutes] = [Number(values.kills), Number(values.writers), Number(values.minutes)];
const recoveryMilliseconds = 30_000;

if (values.engine !== 'postgres' && !(await survivesOnFile())) process.exitCode = 1;
if (values.engine !== 'file' && !(await survivesOnPostgres())) process.exitCode = 1;

async function survivesOnFile(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-kills-'));
  const mailServer = await startMailServer();
  const { smtpUrl } = mailServer;
  const host = 'shop.example';
  const shopUrl = `https://${host}`;
  const launch = (wrap?: string) => launchApi({ API_DATA_DIR: dataDir, SMTP_URL: smtpUrl, SHOP_URL: shopUrl }, wrap);
  try {
    const tokens = await fillStorage(await openSqliteStorage(dataDir), writerCount);
    const { tally, orders, writeUntilRefused, checkAll } = createLedger(tokens);
    const shipping = createShipping(await addOwner(await openSqliteStorage(dataDir)), orders);
    const receive = () => shipping.receive(mailServer.arrived.splice(0));
    // Whole mails of a run would fill the memory.
    const receiving = setInterval(receive, 1_000);
    const end = performance.now() + minutes * 60_000;
    let killed = 0;
    while (killed < kills && performance.now() < end && tally.failedStarts === 0) {
      try {
        const api = await launch();
        await checkAll(api);
        const writing = Promise.all([writeUntilRefused([api]), shipping.shipUntilKilled(api)]);
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
      const clean = await launch();
      await checkAll(clean);
      await stop(clean);
      // Files may grow by a few hundred kilobytes, then every write fails, as on a full disk.
      const blocks = Math.ceil(statSync(path.join(dataDir, fileName)).size / 512) + 600;
      const full = await launch(`ulimit -f ${blocks}`);
      await writeUntilRefused([full]);
      const code = await full.ended;
      console.info(`disk full: ended with code ${code}, « ${full.errors().trim()} »`);
      if (code !== 1) tally.wrong += 1;
    }

    const api = await launch();
    await checkAll(api);
    const second = await launch().then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    console.info(`second process: ${second.trim()}`);
    if (!second.includes('Another API uses the data')) tally.wrong += 1;
    await stop(api);

    // What a killed process was about to send is due again after five minutes, the mail of an order that no card paid after ten.
    const storage = await openSqliteStorage(dataDir);
    const post = createPost({ smtpUrl, dataDir });
    await sendMails(storage, new Date(Date.now() + 11 * 60_000), { post, shopUrl });
    post.close();
    await storage.close();
    clearInterval(receiving);
    receive();

    const records = await allRecords(dataDir);
    const stored = records('orders');
    const ids = new Set(stored.map(({ id }) => id));
    tally.lost += [...orders.keys()].filter((id) => !ids.has(id)).length;
    const numbers = new Set(stored.map(({ order }) => order.orderNumber));
    // The counter of a year is the number of assigned numbers: if none is missing, it equals the number of orders.
    const given = records('counters').reduce((sum, { id, last }) => (id.startsWith('orders/') ? sum + last : sum), 0);
    console.info(
      `${killed} kills under ${writerCount} writers: ${tally.acknowledged} writes acknowledged, ${tally.lost} lost, ` +
        `${tally.failedStarts} failed starts; ${tally.replayed} orders had been made without an answer, and were answered on asking again.`,
    );
    console.info(
      `${stored.length} orders stored, ${orders.size} acknowledged, ${numbers.size} different numbers of ${given} given, ${tally.wrong} contradictions.`,
    );
    const work = shipping.compare(records, host);
    console.info(
      `${work.shipped} shippings acknowledged, ${work.lost} lost, ${work.lines} without their line in the journal, ${work.unqueued} without their mail; ` +
        `${work.mails} mails, ${work.unsent} never sent, ${work.sentAgain} sent again, ${work.unknown} of them not recognisable.`,
    );
    return (
      tally.lost + tally.failedStarts + tally.wrong === 0 &&
      work.lost + work.lines + work.unqueued + work.unsent + work.unknown === 0 &&
      stored.length === orders.size &&
      numbers.size === stored.length
    );
  } finally {
    await mailServer.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function survivesOnPostgres(): Promise<boolean> {
  const postgres = await startOwnPostgres();
  try {
    const upkeep = connectForUpkeep(postgres.url);
    await migrate(upkeep);
    await upkeep.close();
    const tokens = await fillStorage(openPostgresStorage(connectDatabase(postgres.url)), writerCount);
    const { tally, orders, writeUntilRefused, checkAll } = createLedger(tokens);
    const launch = () => launchApi({ DATABASE_URL: postgres.url });
    const apis = await Promise.all([launch(), launch()]);
    const end = performance.now() + minutes * 60_000;
    let killed = 0;
    for (; killed < kills / 5 && performance.now() < end; killed += 1) {
      const writing = writeUntilRefused(apis);
      await wait(50 + Math.random() * 350);
      await Promise.all([postgres.crash(killed % 2 === 0 ? 'SIGKILL' : 'SIGQUIT'), writing]);
      await Promise.all(apis.map(untilWell));
      await checkAll(apis[0]);
    }
    const ended = apis.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
    // It reports that the database is lost and back, as it should.
    const errors = apis.map((api) => api.errors().replace(/^The database is .*\n/gm, '')).join('');
    await Promise.all(apis.filter((api) => !ended.includes(api)).map(stop));
    console.info(
      `${killed} kills of the database under ${writerCount} writers: ${tally.acknowledged} writes acknowledged ` +
        `(${orders.size} orders), ${tally.lost} lost, ${tally.wrong} contradictions, ${tally.replayed} orders answered on asking again; ` +
        `${ended.length} of 2 processes ended.`,
    );
    if (errors !== '') console.error(errors.slice(0, 2_000));
    return tally.lost + tally.wrong + ended.length === 0 && errors === '';
  } finally {
    await postgres.close();
  }
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

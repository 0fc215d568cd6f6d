/**
 * Kills the API again and again while customers order, an owner ships and mails are sent, and counts what it had acknowledged and
 * lost: `npm run bench:faults`.
 *
 * - `--kills` (200), `--writers` (32), `--minutes` (15): it ends at whichever comes first
 *
 * `npm run bench:postgres-faults` does the same to a database. Afterwards a disk that is full (where the shell can limit the size of files), and a second process on the same data.
 * It ends with code 1 when an acknowledged write was lost, an order was made twice, a number, a line of the journal or a mail is
 * missing, or a start failed.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileName, openSqliteStorage } from '../db/sqlite.ts';
import { createPost } from '../mail/post.ts';
import { allRecords } from '../testing/allRecords.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { sendMails } from '../workers/mailer.ts';
import { addOwner, fillStorage } from './customers.ts';
import { launchApi } from './harness.ts';
import { createLedger } from './ledger.ts';
import { createOffice } from './office.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writers: { type: 'string', default: '32' },
    minutes: { type: 'string', default: '15' },
  },
});
const [kills, writerCount, minutes] = [Number(values.kills), Number(values.writers), Number(values.minutes)];

const dataDir = mkdtempSync(path.join(tmpdir(), 'nuee-faults-'));
const mailServer = await startMailServer();
const { smtpUrl } = mailServer;
const host = 'shop.example';
const shopUrl = `https://${host}`;
const launch = (wrap?: string) => launchApi(dataDir, wrap, { SMTP_URL: smtpUrl, SHOP_URL: shopUrl });
try {
  const { tally, orders, writeUntilRefused, checkAll } = createLedger(
    await fillStorage(await openSqliteStorage(dataDir), writerCount),
  );
  const office = createOffice(await addOwner(await openSqliteStorage(dataDir)), orders);
  const receive = () => office.receive(mailServer.arrived.splice(0));
  // Whole mails of a run would fill the memory.
  const receiving = setInterval(receive, 1_000);
  const end = performance.now() + minutes * 60_000;
  let killed = 0;
  while (killed < kills && performance.now() < end && tally.failedStarts === 0) {
    try {
      const api = await launch();
      await checkAll(api);
      const writing = Promise.all([writeUntilRefused([api]), office.shipUntilKilled(api)]);
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
    clean.child.kill('SIGTERM');
    await clean.ended;
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
  api.child.kill('SIGTERM');
  await api.ended;

  // What a killed process was about to send is due again after five minutes.
  const storage = await openSqliteStorage(dataDir);
  const post = createPost({ smtpUrl, dataDir });
  await sendMails(storage, new Date(Date.now() + 6 * 60_000), { post, shopUrl });
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
  const work = office.compare(records, host);
  console.info(
    `${work.shipped} shippings acknowledged, ${work.lost} lost, ${work.lines} without their line in the journal, ${work.unqueued} without their mail; ` +
      `${work.mails} mails, ${work.unsent} never sent, ${work.sentAgain} sent again, ${work.unknown} of them not recognisable.`,
  );
  const right =
    tally.lost + tally.failedStarts + tally.wrong === 0 &&
    work.lost + work.lines + work.unqueued + work.unsent + work.unknown === 0 &&
    stored.length === orders.size &&
    numbers.size === stored.length;
  process.exitCode = right ? 0 : 1;
} finally {
  await mailServer.close();
  rmSync(dataDir, { recursive: true });
}

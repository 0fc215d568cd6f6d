/**
 * Starts the API on a port and closes it again, for `main.ts`, the tests and the journeys.
 */
import { createServer, type Server } from 'node:http';
import { createAccountTag } from './auth/accountTag.ts';
import { noOwnerNotice } from './auth/demoAccount.ts';
import { createPasswords, type PasswordCost } from './auth/passwords.ts';
import { createRateLimiter, networkOf, type RateLimits, standardLimits } from './auth/rateLimits.ts';
import { defaultDataDir } from './cli/settings.ts';
import { finishErasures } from './commands/erase.ts';
import { raisePublication } from './db/announce.ts';
import { connectDatabase, type Database } from './db/database.ts';
import { lockData } from './db/dataLock.ts';
import { checkMigrated } from './db/migrate.ts';
import { openPostgresStorage } from './db/postgres.ts';
import { readSeed, type Seed, seedStorage } from './db/seed.ts';
import { openSqliteStorage } from './db/sqlite.ts';
import { type Storage, StorageFailure } from './db/storage.ts';
import { answerUnread } from './http/answerUnread.ts';
import { createApp } from './http/app.ts';
import { createMetrics, type MetricsPlace } from './http/metrics.ts';
import { openRequestLog } from './http/requestLog.ts';
import { createWatch, standardWaits, type Waits, type Watch } from './http/watch.ts';
import type { GatewaySettings } from './payments/vadsGateway.ts';
import { createMondialRelay, type MondialRelaySettings } from './relayPoints/mondialRelay.ts';
import { keyOf } from './secrets/machineKey.ts';
import { createSafe } from './secrets/safe.ts';
import { lockedSecrets, lockedSentence, sealSecrets } from './secrets/storedSecrets.ts';
import { expireCards, expireTransfers } from './workers/expirer.ts';
import { createHolidayWatch } from './workers/holidays.ts';
import { startInvoicing } from './workers/invoicer.ts';
import { startMailing } from './workers/mailer.ts';
import { remindOfTransfers } from './workers/reminder.ts';
import { type Repeated, repeat } from './workers/repeat.ts';
import { deleteOutdated } from './workers/retention.ts';
import { wakingStorage } from './workers/wakingStorage.ts';

export interface ApiOptions {
  /** 0 takes a free port. */
  port: number;
  /** Only this machine by default: the seed holds a customer whose password is public. */
  host?: string;
  /** Folder of the storage, created when missing; `.data/api` of the repository by default. */
  dataDir?: string;
  /** Instead of the folder: a PostgreSQL database, or its address. It has its tables (`npm run api:migrate`). */
  database?: string | Database;
  /** The key that seals the secrets of the storage; by default a file of the folder, which is made when missing. */
  secretsKey?: Uint8Array | undefined;
  /** Exact origins of the pages that may call, such as `http://localhost:4173`. */
  allowedOrigins?: readonly string[];
  /** `db.json` by default. */
  seed?: Seed;
  /** `false`: a shop in service. The demo customer can't be used, and a new storage starts with just the categories. */
  demo?: boolean;
  now?: () => Date;
  /** Weaker only in tests. */
  passwordCost?: PasswordCost;
  /** In px, instead of those of the shop's pictures; smaller only in tests. */
  pictureWidths?: readonly number[];
  /** How often the API may be called; `standardLimits` by default. */
  limits?: RateLimits;
  /** The clock of the limits: milliseconds since any fixed moment, never going back. */
  elapsed?: () => number;
  /** The exact number of proxies that stand in front; 0 by default. */
  trustedProxies?: number;
  /** Whether the contract can be browsed at /api/docs; not by default. */
  docs?: boolean;
  /** How long polls and streams wait; shorter only in tests. */
  waits?: Waits;
  /** Where requests are logged: `stdout` or the path of a file; nowhere by default. */
  log?: string;
  /** Where Prometheus reads figures; nothing is measured by default. */
  metrics?: MetricsPlace;
  /** The server that takes the mails, `smtp://…` or `smtps://…`; without it they are files in `mails` of the folder. */
  smtpUrl?: string;
  /** `false`: an invoice is only drawn when it is read; for tests, which issue many. */
  drawsInvoices?: boolean;
  /** Public address of the shop without a slash at the end, for the links of mails; `npm start`'s by default. */
  shopUrl?: string;
  /** Who takes cards for a shop in service; without it only transfers are offered. */
  gateway?: GatewaySettings | undefined;
  /** Who lists relay points for a shop in service; without it none are offered. */
  relay?: MondialRelaySettings | undefined;
}

export interface Api {
  /** Without a slash at the end; the calls are under `/api`. */
  url: string;
  /** The address of the metrics, if they are served. */
  metricsUrl?: string;
  /** Resolves when the storage failed: every call is answered 503 from then on, and the process should end. */
  failed: Promise<StorageFailure>;
  /** Warnings about the data, to be printed at the start. */
  notices: readonly string[];
  /** Lets running requests finish, then closes the storage. May be called more than once. */
  close(): Promise<void>;
}

const enteredService =
  'This data was not in service before: from now on its prices include VAT unless an owner has set the VAT, the products of the ' +
  'demonstration are gone (those that were ordered are archived), its accounts are erased, and the demonstration refuses it.';
const loopback = '127.0.0.1';
const graceMilliseconds = 3_000;
const minute = 60 * 1000;
const hour = 60 * minute;
/** Longer than proxies and clients keep a connection open: if the server closed first, a request might just be on its way. */
const keepAliveTimeout = 65_000;

/**
 * Starts the API. Rejects when the port is taken (`code: 'EADDRINUSE'`), when the folder can't be used, or when another API
 * uses it.
 */
export async function startApi({
  port,
  host = loopback,
  dataDir = defaultDataDir,
  database,
  secretsKey,
  allowedOrigins = [],
  seed = readSeed(),
  demo = true,
  now = () => new Date(),
  passwordCost,
  pictureWidths,
  limits = standardLimits,
  elapsed,
  trustedProxies = 0,
  docs = false,
  waits = standardWaits,
  log: logTarget,
  metrics: metricsPlace,
  smtpUrl,
  drawsInvoices = true,
  shopUrl = 'http://localhost:4173',
  gateway,
  relay,
}: ApiOptions): Promise<Api> {
  const { promise: failed, resolve: onFailure } = Promise.withResolvers<StorageFailure>();
  const log = openRequestLog(logTarget);
  const metrics = createMetrics(metricsPlace);
  let storage: Storage | undefined;
  let watch: Watch | undefined;
  const workers: Repeated[] = [];
  const closeAll = async () => {
    for (const worker of workers) await worker.stop();
    await metrics.close();
    await storage?.close();
    await log.close();
  };
  try {
    const shared = typeof database === 'string' ? connectDatabase(database) : database;
    storage = await (shared ? openDatabase(shared) : openFile(dataDir, onFailure));
    storage = metrics.timed(storage);
    const mailing = startMailing(storage, { smtpUrl, dataDir, shopUrl, now });
    workers.push(mailing);
    let invoicing: Repeated | undefined;
    const tell = () => watch?.wake();
    storage = wakingStorage(storage, {
      mails: mailing.wake,
      invoices: () => invoicing?.wake(),
      orders: tell,
      tickets: tell,
    });
    const found = await seedStorage(storage, seed, now(), demo);
    // Whether it may open also depends on its environment, which isn't a setting, so its pages are published again.
    if (!demo) await storage.tx(async (t) => raisePublication(t));
    const safe = createSafe(await keyOf({ dataDir, secretsKey }));
    await sealSecrets(storage, safe);
    const locked = await storage.read(async (t) => lockedSecrets(t, safe));
    const notices = [
      found === 'nothing' ? `New storage made in ${shared ? 'the database' : dataDir}: nothing was there.` : undefined,
      found === 'demonstration' ? enteredService : undefined,
      demo ? undefined : await noOwnerNotice(storage),
      lockedSentence(locked),
    ].filter((notice) => notice !== undefined);
    const passwords = createPasswords(passwordCost);
    watch = createWatch(storage, waits);
    const app = createApp({
      storage,
      safe,
      watch,
      passwords,
      limiter: createRateLimiter(limits, { elapsed, database: shared }),
      reviews: demo ? seed.reviews : [],
      allowedOrigins,
      trustedProxies,
      docs,
      demo,
      pictureWidths,
      shopUrl,
      sendsMail: smtpUrl !== undefined,
      dataDir,
      gateway: demo ? undefined : gateway,
      carrier: relay && !demo ? createMondialRelay(relay) : undefined,
      accountTag: await createAccountTag(storage, now()),
      now,
      log: (entry) => {
        log.write(entry);
        metrics.count(entry);
      },
    });
    const server = createServer(
      {
        maxHeaderSize: 16 * 1024,
        headersTimeout: 10_000,
        // A photo of 5 MB from a phone on the way.
        requestTimeout: 60_000,
        keepAliveTimeout,
        // How often Node checks those times; by default every 30 s.
        connectionsCheckingInterval: 2_000,
      },
      app,
    );
    server.on('clientError', answerUnread);
    boundConnections(server, trustedProxies > 0 ? Infinity : limits.connections);
    const url = await listen(server, port, host);
    const metricsUrl = await metrics.listen({ storage, shopUrl });
    // After it has begun to answer, because the work grows with the data.
    workers.push(startSweeping(storage, now, { inService: !demo, dataDir }));
    if (!demo) workers.push(startHolidayWatch(storage, now));
    if (drawsInvoices) {
      invoicing = startInvoicing(storage);
      workers.push(invoicing);
    }
    let closed: Promise<void> | undefined;
    const close = async () => {
      watch?.close();
      await end(server);
      await closeAll();
    };
    return {
      url,
      ...(metricsUrl !== undefined && { metricsUrl }),
      failed,
      notices,
      close() {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Only one API may use the folder at a time, until it closes the storage. */
async function openFile(dataDir: string, onFailure: (failure: StorageFailure) => void): Promise<Storage> {
  const unlock = lockData(dataDir);
  try {
    const storage = await openSqliteStorage(dataDir, { onFailure });
    return { ...storage, close: () => storage.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Any number of APIs may share a database, which isolates their transactions. */
async function openDatabase(database: Database): Promise<Storage> {
  try {
    await checkMigrated(database);
    return openPostgresStorage(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Reminds of transfers, and cleans up expired sessions, transfers and card payments that never arrived, accounts and tickets that are kept no longer and the like:
 * now, and every hour. What fails is left for the next time.
 */
function startSweeping(
  storage: Storage,
  now: () => Date,
  { inService, dataDir }: { inService: boolean; dataDir: string },
): Repeated {
  const sweep = async (): Promise<void> => {
    await storage.sweep(now());
    await finishErasures({ storage, dataDir });
    await expireTransfers(storage, now());
    if (inService) await remindOfTransfers(storage, now());
    if (inService) await expireCards(storage, now());
    if (inService) await deleteOutdated({ storage, dataDir }, now());
  };
  const sweeping = repeat(sweep, {
    everyMilliseconds: hour,
    // A failure of the storage was reported by itself.
    report: (error) => {
      if (!(error instanceof StorageFailure)) console.error('The hourly sweep failed:', error);
    },
  });
  return {
    wake: sweeping.wake,
    // It may have much to do, and goes on after the next start.
    async stop() {
      void sweeping.stop();
    },
  };
}

function startHolidayWatch(storage: Storage, now: () => Date): Repeated {
  return repeat(createHolidayWatch(storage, now), {
    everyMilliseconds: minute,
    // A failure of the storage was reported by itself.
    report: (error) => {
      if (!(error instanceof StorageFailure)) console.error('The holidays could not be looked up:', error);
    },
  });
}

/** Limits the connections of each address; when there are too many in all, idle ones are closed. */
function boundConnections(server: Server, maxPerAddress: number): void {
  server.maxConnections = 5_000;
  server.on('drop', () => server.closeIdleConnections());
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = (held.get(network) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    held.set(network, count);
    socket.once('close', () => {
      const left = (held.get(network) ?? 1) - 1;
      if (left === 0) held.delete(network);
      else held.set(network, left);
    });
  });
}

function listen(server: Server, port: number, host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.once('error', reject);
  server.listen(port, host, () => {
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    resolve(`http://${host === loopback ? 'localhost' : host}:${taken}`);
  });
  return promise;
}

function end(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Once its last request is answered, a connection has to be ended here: the client would keep it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  server.close(() => {
    clearInterval(sweep);
    clearTimeout(impatience);
    resolve();
  });
  return promise;
}

/** Brings the API up on a port and down again: for `main.ts`, for the tests, for the journeys in a browser. */
import { createServer, type Server } from 'node:http';
import { createApp } from './app.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { readSeed, type Seed, seedStorage } from './seed.ts';
import { defaultDataDir } from './settings.ts';
import { openSqliteStorage } from './storage/sqliteStorage.ts';

export interface ApiOptions {
  /** 0 takes a free port. */
  port: number;
  /** Only this machine by default: the seed holds a customer whose password is public. */
  host?: string;
  /** Folder of the storage, created when missing; `.data/api` of the repository by default. */
  dataDir?: string;
  /** Exact origins of the pages that may call, such as `http://localhost:4173`. */
  allowedOrigins?: readonly string[];
  /** `db.json` by default. */
  seed?: Seed;
  /** False starts a new storage without the demo customer and her session, as a real deployment does. */
  demo?: boolean;
  now?: () => Date;
  /** Weaker only in tests. */
  passwordCost?: PasswordCost;
}

export interface Api {
  /** Without a slash at the end; the calls are under `/api`. */
  url: string;
  /** Lets the running requests finish, then closes the storage. Asking twice is the same as once. */
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
const graceMilliseconds = 3_000;

/** Starts the API. Rejects when the port is taken (`code: 'EADDRINUSE'`) or the folder can't be used. */
export async function startApi({
  port,
  host = loopback,
  dataDir = defaultDataDir,
  allowedOrigins = [],
  seed = readSeed(),
  demo = true,
  now = () => new Date(),
  passwordCost,
}: ApiOptions): Promise<Api> {
  const storage = openSqliteStorage(dataDir);
  try {
    await seedStorage(storage, demo ? seed : { ...seed, users: [], sessions: [] }, now());
    const passwords = createPasswords(passwordCost);
    const app = createApp({ storage, passwords, publicData: seed, allowedOrigins, now });
    const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 15_000 }, app);
    server.maxConnections = 1_000;
    const url = await listen(server, port, host);
    let closed: Promise<void> | undefined;
    const close = async () => {
      await end(server);
      await storage.close();
    };
    return {
      url,
      close() {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
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
  const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  server.close(() => {
    clearTimeout(impatience);
    resolve();
  });
  return promise;
}

/** A PostgreSQL server for the tests and the benchmarks: the one of `DATABASE_URL`, or one of our own from Debian's packages. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const startMilliseconds = 30_000;

interface PostgresServer {
  /** The address of a database on it, for a user who may create others. */
  readonly url: string;
  /** The id of its first process; undefined when this module didn't start it. */
  readonly pid?: number;
  close(): Promise<void>;
}

/** A server of our own, which can be made to fail. */
interface OwnServer extends PostgresServer {
  /** Ends it without a word to anybody, and starts it on the same data. `SIGQUIT` is its own immediate end. */
  crash(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
}

export async function findPostgres(): Promise<PostgresServer> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? { url: DATABASE_URL, close: async () => {} } : startOwnPostgres();
}

/** A cluster in a folder of its own, on a free port of this machine, gone with `close`. */
export const startOwnPostgres = (): Promise<OwnServer> => startPostgres(findPrograms());

/** The folder of `initdb` and `postgres`, which Debian keeps out of the PATH. */
function findPrograms(): string {
  const found = (): string | undefined => {
    const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
    return [...folders, ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) =>
      ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
    );
  };
  const there = found();
  if (there !== undefined) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info('No PostgreSQL found: installing it with apt-get…');
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    const installed = found();
    if (installed !== undefined) return installed;
  }
  throw new Error('No PostgreSQL found: name a server with DATABASE_URL=postgres://…, or install PostgreSQL.');
}

async function startPostgres(programs: string): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuee-postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '--username=postgres', '--auth=trust', '--locale=C', '--encoding=UTF8'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 200 };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  /** Throws with its log when it ends instead of becoming ready. */
  const launch = async () => {
    const server = spawn(path.join(programs, 'postgres'), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<void>((end) => server.once('exit', () => end()));
    let log = '';
    await new Promise<void>((ready, failed) => {
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('ready to accept connections')) ready();
      });
      void ended.then(() => failed(new Error(`PostgreSQL ended: ${log}`)));
    });
    return { server, ended };
  };
  let running = await launch();
  const { pid } = running.server;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    ...(pid === undefined ? {} : { pid }),
    async crash(signal) {
      running.server.kill(signal);
      await running.ended;
      // The processes of its connections notice a moment later, and hold its memory until then.
      running = await untilItStarts(launch);
    },
    async close() {
      // « Fast »: it ends the connections that are left.
      running.server.kill('SIGINT');
      await running.ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilItStarts<T>(launch: () => Promise<T>): Promise<T> {
  const end = performance.now() + startMilliseconds;
  for (;;) {
    try {
      return await launch();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
}

/** Of the user that Debian's package makes. */
function idOf(which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  if (status !== 0)
    throw new Error('There is no user « postgres » to run PostgreSQL for, and it refuses to work for root.');
  return Number(stdout);
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

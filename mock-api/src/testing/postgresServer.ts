/** A PostgreSQL server for the tests and the benchmarks: the one of `DATABASE_URL`, or one of our own from Debian's packages. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface PostgresServer {
  /** The address of a database on it, for a user who may create others. */
  readonly url: string;
  /** The id of its first process; undefined when this module didn't start it. */
  readonly pid?: number;
  close(): Promise<void>;
}

export async function findPostgres(): Promise<PostgresServer> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? { url: DATABASE_URL, close: async () => {} } : startPostgres(findPrograms());
}

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

/** A cluster in a folder of its own, on a free port of this machine, gone with `close`. */
async function startPostgres(programs: string): Promise<PostgresServer> {
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
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((end) => server.once('close', () => end()));
  let log = '';
  await new Promise<void>((ready, failed) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) ready();
    });
    void ended.then(() => failed(new Error(`PostgreSQL ended: ${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    ...(server.pid === undefined ? {} : { pid: server.pid }),
    async close() {
      // « Fast » shutdown: ends the remaining connections.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
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

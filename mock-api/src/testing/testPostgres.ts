/** The tests of the API on a real PostgreSQL server: `npm test server`, with `DATABASE_URL` or with Debian's packages. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from './postgresServer.ts';

const server = await findPostgres();
try {
  const vitest = spawn('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], {
    cwd: path.join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
    env: { ...process.env, API_TEST_DATABASE: server.url },
    shell: process.platform === 'win32',
  });
  process.exitCode = await new Promise<number>((end) => vitest.once('close', (code) => end(code ?? 1)));
} finally {
  await server.close();
}

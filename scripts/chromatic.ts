import { spawnSync } from 'node:child_process';
import { fail } from './ports.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set: it is the token that Chromatic shows on the project’s page under « Manage ».',
  );
}
// Without a network the command waits for ever, so it is given ten minutes.
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  stdio: 'inherit',
  timeout: 600_000,
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

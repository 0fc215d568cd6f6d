import { spawnSync } from 'node:child_process';
import { fail } from '@nuee/site/ports';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set: it is the token that Chromatic shows on the project’s page under « Manage ».',
  );
}
// Without a network Chromatic would wait for ever, so this first checks that its server answers; not behind a proxy, which Chromatic
// uses and `fetch` doesn't. A run has no time limit: how long the pictures take depends on Chromatic.
const address = process.env.CHROMATIC_INDEX_URL ?? 'https://index.chromatic.com';
if (!process.env.HTTPS_PROXY && !process.env.https_proxy) {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(30_000) });
  } catch {
    fail(`${address} can’t be reached: look at the network, or set HTTPS_PROXY if you are behind a proxy.`);
  }
}
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

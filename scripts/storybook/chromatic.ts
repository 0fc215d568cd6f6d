import { spawnSync } from 'node:child_process';
import { fail } from '../common/ports.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set: it is the token that Chromatic shows on the project’s page under « Manage ».',
  );
}
// Without a network Chromatic waits for ever, so it is asked first whether it is there. How long the pictures then take is for
// Chromatic to say: a run has no limit here. A proxy is known to Chromatic and not to `fetch`, so nothing is asked behind one.
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

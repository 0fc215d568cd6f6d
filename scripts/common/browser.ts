import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

// First the one that has no windows: it takes a third less of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome to test with: `CHROME_PATH`, the system's, Playwright's own, or Debian's package where it can be
 * installed.
 *
 * @throws an error whose message says what to install, when there is none.
 */
export async function findBrowser(): Promise<string> {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROME_PATH=${asked} is not an executable file.`);
  }
  const found = onSystem() ?? (await fromPlaywright());
  if (found) return found;

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.info('No browser found: installing Chromium with apt-get…');
    // Another installation may hold the package manager's lock for a while.
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
    const installed = onSystem();
    if (installed) return installed;
  }
  throw new Error('No browser found: install Chromium or Chrome, or name one with CHROME_PATH=/path/to/chrome.');
}

const onSystem = (): string | undefined =>
  names.map(onPath).find((file) => file !== undefined) ?? elsewhere.find(isExecutable);

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

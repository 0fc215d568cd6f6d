import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { compress } from './compress.ts';
import { portOf } from './ports.ts';
import { at, root } from './root.ts';
import { securityHeaders } from './securityHeaders.ts';

const shared = [
  'package-lock.json',
  'packages/domain/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'scripts/compress.ts',
  'scripts/securityHeaders.ts',
];

/** Where the files of an app are that a browser may ask for. */
export const served = { shop: 'apps/shop/dist/client', admin: 'apps/admin/dist' } as const;

/**
 * Builds the shop and the admin, each only when something that it is made of has changed since its last build. A build ends
 * with the compressed copies of its texts and with `.headers.json`, what it is to be served with.
 */
export async function buildApps(): Promise<void> {
  const apiUrl = process.env.VITE_API_URL ?? `http://localhost:${portOf('API_PORT')}`;
  for (const app of ['shop', 'admin'] as const) {
    const folder = `apps/${app}`;
    const stamp = at(folder, 'dist', '.build-stamp');
    const wanted = fingerprint([...shared, folder], apiUrl);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;

    console.info(`Building the ${app}…`);
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', `@nuee/${app}`], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VITE_API_URL: apiUrl },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`The ${app} could not be built: its message above says why.`);
    await compress(at(served[app]));
    writeFileSync(
      at(served[app], '.headers.json'),
      JSON.stringify(securityHeaders(pagesIn(served[app]), apiUrl), null, 2),
    );
    writeFileSync(stamp, wanted);
  }
}

function* pagesIn(folder: string): Generator<string> {
  for (const file of globSync(`${folder}/**/*.html`, { cwd: root })) yield readFileSync(at(file), 'utf8');
}

/** Builds the Storybook, only when something that it is made of has changed since its last build. Gives its folder. */
export function buildStorybook(): string {
  const folder = at('storybook-static');
  const stamp = at('storybook-static', '.build-stamp');
  const wanted = fingerprint([...shared, 'apps', 'docs', '.storybook'], '', unbuiltOfStorybook);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;

  const { status } = spawnSync('npm', ['run', '--silent', 'build:storybook'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The Storybook could not be built: its message above says why.');
  writeFileSync(stamp, wanted);
  return folder;
}

const unbuilt = /(^|\/)(dist|node_modules)$|\.(stories|test)\.tsx?$/;
const unbuiltOfStorybook = /(^|\/)(dist|node_modules)$|\.test\.tsx?$/;

/** One text for all that goes into a build: what the sources hold, what the pictures are, and where the API stands. */
function fingerprint(inputs: string[], apiUrl: string, left = unbuilt): string {
  const hash = createHash('sha256').update(apiUrl);
  for (const input of inputs) {
    for (const file of filesIn(input, left)) {
      // Pictures are large and never edited in place: their size and date tell enough.
      const { size, mtimeMs } = statSync(at(file));
      hash.update(file).update(file.includes('/public/') ? `${size} ${mtimeMs}` : readFileSync(at(file)));
    }
  }
  return hash.digest('hex');
}

const filesIn = (input: string, left: RegExp): string[] =>
  statSync(at(input)).isFile()
    ? [input]
    : globSync(`${input}/**/*.*`, { cwd: root, exclude: (file) => left.test(file) })
        .filter((file) => statSync(at(file)).isFile())
        .sort();

if (import.meta.main) await buildApps();

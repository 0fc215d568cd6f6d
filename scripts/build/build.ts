import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paymentOrigin } from '../../apps/building/paymentOrigin.ts';
import { portOf } from '../common/ports.ts';
import { at, root } from '../common/root.ts';
import { compress } from './compress.ts';
import { securityHeaders } from './securityHeaders.ts';

const shared = [
  'package-lock.json',
  'db.json',
  'packages/domain/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'apps/building',
  'scripts/build',
];

/** The folder of an app's files that a browser may request. */
export const served = { shop: 'apps/shop/dist/client', admin: 'apps/admin/dist' } as const;

/** The address that the built apps call. */
export const apiUrl = (): string => process.env.VITE_API_URL ?? `http://localhost:${portOf('API_PORT')}`;

/** Builds the shop and the admin, each only if one of its sources has changed since its last build. */
export async function buildApps(): Promise<void> {
  await buildApp('shop', at('apps/shop/dist'), at(served.shop));
  await buildApp('admin', at(served.admin), at(served.admin));
}

/**
 * Builds both apps for a shop in service, beside those of the demonstration, for its journeys. @returns their folders.
 */
export async function buildInService(): Promise<Record<keyof typeof served, string>> {
  const [shop, admin] = [at('.cache', 'in-service', 'shop'), at('.cache', 'in-service', 'admin')];
  await buildApp('shop', shop, path.join(shop, 'client'), {
    DEMO: 'off',
    SHOP_DIST: shop,
    // That of the stand-in of the journeys.
    PAYMENT_URL: 'https://gateway.example/vads-payment/',
  });
  await buildApp('admin', admin, admin, { DEMO: 'off', ADMIN_DIST: admin });
  return { shop, admin };
}

/** Builds an app, then adds the compressed copies of its text files and `.headers.json`, the headers to serve it with. */
async function buildApp(
  app: keyof typeof served,
  dist: string,
  client: string,
  own: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, VITE_API_URL: apiUrl(), ...own };
  const folder = `apps/${app}`;
  const stamp = path.join(dist, '.build-stamp');
  const paymentPage = paymentOrigin(env);
  const wanted = fingerprint([...shared, folder], `${apiUrl()} ${env.DEMO ?? 'on'} ${paymentPage}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.info(`Building the ${app}…`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', `@nuee/${app}`], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The ${app} could not be built: its message above says why.`);
  await compress(client);
  writeFileSync(
    path.join(client, '.headers.json'),
    JSON.stringify(
      securityHeaders(pagesIn(client), apiUrl(), {
        showsFiles: app === 'admin',
        ...(app === 'shop' && { paymentPage }),
      }),
      null,
      2,
    ),
  );
  writeFileSync(stamp, wanted);
}

function* pagesIn(folder: string): Generator<string> {
  for (const file of globSync('**/*.html', { cwd: folder })) yield readFileSync(path.join(folder, file), 'utf8');
}

/** Builds the Storybook, only if one of its sources has changed since its last build. @returns its folder. */
export function buildStorybook(): string {
  const folder = at('storybook-static');
  const stamp = at('storybook-static', '.build-stamp');
  const wanted = fingerprint([...shared, 'apps', 'docs', '.storybook'], '', unbuiltOfStorybook);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;

  const { status } = spawnSync('npm', ['run', '--silent', 'build:storybook', '--', '--stats-json'], {
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

/** A hash of everything that goes into a build: the contents of the sources, size and date of the pictures, and its settings. */
function fingerprint(inputs: string[], settings: string, left = unbuilt): string {
  const hash = createHash('sha256').update(settings);
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

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '@nuee/domain/environment';
import { paymentOrigins } from '../pages/paymentOrigins.ts';
import { siteUrl } from '../pages/siteUrl.ts';
import { fail, portOf } from '../ports.ts';
import { compressFolder } from '../publish/compress.ts';
import { at, root } from '../root.ts';
import { fingerprint, shared } from './fingerprint.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The folder of an app's files that a browser may request. */
export const served = { shop: 'apps/shop/dist/client', admin: 'apps/admin/dist' } as const;

/** The address that the built apps call. */
export const apiUrl = (): string => process.env.VITE_API_URL || `http://localhost:${portOf('API_PORT')}`;

/**
 * Builds the shop and the admin, each only if one of its sources has changed since its last build.
 *
 * @throws a sentence where a build fails, and before any for a shop in service without its address.
 */
export async function buildApps(): Promise<void> {
  await buildApp('shop', at('apps/shop/dist'), at(served.shop));
  await buildApp('admin', at(served.admin), at(served.admin));
}

/**
 * Builds both apps for a shop in service, beside those of the demonstration, for its journeys. @returns their folders.
 */
export async function buildInService(): Promise<Record<keyof typeof served, string>> {
  const inService = { DEMO: 'off', SHOP_URL: 'https://shop.example' };
  const [shop, admin] = [at('.cache', 'in-service', 'shop'), at('.cache', 'in-service', 'admin')];
  await buildApp('shop', shop, path.join(shop, 'client'), {
    ...inService,
    SHOP_DIST: shop,
    // That of the stand-in of the journeys.
    PAYMENT_URL: 'https://gateway.example/vads-payment/',
  });
  await buildApp('admin', admin, admin, { ...inService, ADMIN_DIST: admin });
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
  const paymentPages = paymentOrigins(env);
  const wanted = fingerprint([...shared, folder], `${apiUrl()} ${siteUrl(env)} ${env.DEMO ?? 'on'} ${paymentPages}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.info(`Building the ${app}…`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', `@nuee/${app}`], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The ${app} could not be built: its message above says why.`);
  await compressFolder(client);
  writeFileSync(
    path.join(client, '.headers.json'),
    JSON.stringify(
      securityHeaders(pagesIn(client), apiUrl(), {
        ...(app === 'shop' && { paymentPages, inMails: true }),
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

if (import.meta.main) {
  try {
    readEnvironment(process);
    await buildApps();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

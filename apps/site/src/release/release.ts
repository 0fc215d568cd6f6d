import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@nuee/domain/environment';
import { buildApps, served } from '../build/build.ts';
import { siteUrl } from '../pages/siteUrl.ts';
import { fail } from '../ports.ts';
import { at } from '../root.ts';
import { nginxFiles } from './nginxFiles.ts';

interface Place {
  /** What nginx's `listen` takes: a port, an address with a port, `443 ssl`. */
  listen: string;
  /** Host and port of each process of the API. */
  api: readonly string[];
  /** Networks of the edge in front, if there is one. */
  edges?: readonly string[];
}

/**
 * Puts everything that nginx serves, and its configuration, into an empty folder, which runs as it is when copied to a
 * server.
 */
export function writeRelease(folder: string, place: Place): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} is not empty: give a release a folder of its own, so that nothing of an older one stays.`,
    );
  }
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  cpSync(at('apps/shop/dist'), path.join(folder, 'shop'), {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('.'),
  });
  copyServed(at(served.admin), path.join(folder, 'back-office/admin'));
  cpSync(at('deploy/nginx.conf'), path.join(folder, 'nginx.conf'));
  const files = nginxFiles({
    ...place,
    site: readJson('apps/shop/dist/site.json'),
    shopHeaders: readJson(`${served.shop}/.headers.json`),
    adminHeaders: readJson(`${served.admin}/.headers.json`),
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Files that begin with a dot describe the build and are not served. */
const copyServed = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') });

const readJson = (file: string) => JSON.parse(readFileSync(at(file), 'utf8'));

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      listen: { type: 'string', default: '8080' },
      api: { type: 'string', multiple: true },
      edge: { type: 'string', multiple: true },
    },
  });
  const [folder] = positionals;
  if (!folder)
    fail(
      'Say where the release goes: npm run release -- FOLDER [--listen 8080] [--api 127.0.0.1:5000]… [--edge 192.0.2.0/24]…',
    );
  try {
    readEnvironment(process);
    // nginx serves the shop and passes /api on: both are at one address.
    if (process.env.DEMO === 'off') process.env.VITE_API_URL ||= siteUrl(process.env);
    await buildApps();
    writeRelease(path.resolve(folder), {
      listen: values.listen,
      api: values.api ?? ['127.0.0.1:5000'],
      edges: values.edge ?? [],
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  console.info(`The release is in ${folder}: nginx -p ${path.resolve(folder)} -c nginx.conf`);
}

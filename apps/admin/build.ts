// Builds the back office: the browser's bundle, and for each address the shell that is shown until the bundle has come.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScript } from '@nuee/site/inlineScript';
import { filesOf, withRules } from '@nuee/site/prerendering';
import { build, type Manifest } from 'vite';
import { everyScreen, firstCalls } from './firstCalls.ts';
import { base, notFound, openPlaces, type Place, shellPlaces } from './src/siteMap.ts';

// Another folder for the journeys of a shop in service.
const dist = path.resolve(import.meta.dirname, process.env.ADMIN_DIST ?? 'dist');
const index = path.join(dist, 'index.html');

await build({ root: import.meta.dirname, logLevel: 'warn' });

const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const built = await readFile(index, 'utf8');
// A shop in service has another name, and its accounts have other initials.
const own =
  process.env.DEMO === 'off' ? built.replace(' Maison Nuée</title>', '</title>').replace('>MN<', '><') : built;
const shell = await withRules(own, dist, `${base}/`);
const empty = shell.replace(/<div class="shell">.*(?=<\/div>\s*<\/body>)/s, '');
const startCalls = await inlineScript(path.join(import.meta.dirname, 'src/start/startCalls.ts'));
// In service every page works on the API. In the demonstration few do, and those load it once they start.
const live = process.env.DEMO === 'off' ? ['src/data/connect.ts'] : [];

for (const place of [...shellPlaces, ...openPlaces]) {
  const modules = [`src/pages/${place.page}.tsx`, ...live];
  const files = new Set(modules.flatMap((module) => filesOf(manifest, `${base}/`, module)));
  const links = [...files].filter((file) => !shell.includes(file)).map(preload);
  const page = shellPlaces.includes(place)
    ? shell.replace('<script', (script) => `${startCallsOf(place)}${script}`)
    : empty;
  const address = place === notFound ? '/404' : place.path.replace(':id', 'id');
  const file = address === '/' ? index : path.join(dist, `${address}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    page.replace('</head>', () => `${links.join('')}</head>`),
  );
}
await rm(path.join(dist, '.vite'), { recursive: true });

function startCallsOf({ page }: Place): string {
  const first = firstCalls[page] ?? '';
  return `<script data-calls="${everyScreen.join(' ')}" data-first="${first}">${startCalls}</script>`;
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}

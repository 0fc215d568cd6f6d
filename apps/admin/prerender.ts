// Builds the admin: the browser's bundle, and an HTML file for each address with its screen in the loading state.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { openBuild } from '../building/prerendering.ts';

// Another folder for the journeys of a shop in service.
const dist = path.resolve(import.meta.dirname, process.env.ADMIN_DIST ?? 'dist');

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const { render, routes }: typeof import('./src/entry-server.tsx') = await import(
  path.join(dist, 'server', 'entry-server.js')
);
const manifest = path.join(dist, '.vite/manifest.json');
const template = path.join(dist, 'index.html');
const admin = await openBuild({ folder: dist, template, manifest, base: '/admin/' });

// In service every page works on the API. In the demonstration few do, and those load it once they start.
const live = process.env.DEMO === 'off' ? ['src/data/connect.ts'] : [];

await Promise.all(
  routes.map(async ({ path: route, load }) => {
    const module = `src/pages/${(await load()).default.name}.tsx`;
    const address = route === '*' ? '/404' : route.replace(':id', 'id');
    const scripts = admin.scriptsOf(module, ...live);
    await admin.write(address, admin.compose({ html: await render(address), scripts }));
  }),
);
await Promise.all(['server', '.vite'].map((folder) => rm(path.join(dist, folder), { recursive: true })));

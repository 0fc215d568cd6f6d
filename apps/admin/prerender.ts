// Builds the admin: the browser's bundle, and an HTML file for each address with its screen as it waits for its data.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { inlineScript } from '../../scripts/inlineScript.ts';

const dist = path.join(import.meta.dirname, 'dist');

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const { moment, render, renderFrame, renderWithData, routes }: typeof import('./src/entry-server.tsx') = await import(
  path.join(dist, 'server', 'entry-server.js')
);
/** The pages that begin with the fixed local data: on them only order numbers depend on the day, and what stands in a `<time>`. */
const pagesWithData = ['/commandes', '/produits', '/categories', '/utilisateurs'];
const firstRows = await inlineScript(import.meta.dirname, 'src/firstRows.ts');
const template = await withSheet(await readFile(path.join(dist, 'index.html'), 'utf8'));
const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

await Promise.all(
  routes
    .filter(({ path: address }) => address !== '/' && !address.includes(':'))
    .map(async ({ path: address, source }) => {
      // A page tells its title to the bar once it stands: the first rendering finds it, the second one shows it.
      const [, title] =
        /^<title>([^<]*?)(?: - Administration Maison Nuée)?<\/title>/.exec(await render(address, '')) ?? [];
      if (title === undefined) throw new Error(`The page at ${address} has no <title>.`);
      const page = fill(await render(address, title), source);
      await writePage(
        address,
        pagesWithData.includes(address) ? withFirstRows(page, await renderWithData(address, title)) : page,
      );
    }),
);
// Also for the addresses that only the browser can resolve.
await writePage('/index', fill(await renderFrame(), 'DashboardPage'));
await Promise.all(['server', '.vite'].map((folder) => rm(path.join(dist, folder), { recursive: true })));

/** The rules stand in the page: on a slow line a file of their own comes a whole round trip later, and nothing is painted before. */
async function withSheet(page: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]* href="\/admin\/([^"]+)">/.exec(page) ?? [];
  if (link === undefined || file === undefined) throw new Error('The built index.html names no style sheet.');
  const sheet = await readFile(path.join(dist, file), 'utf8');
  await rm(path.join(dist, file));
  return page.replace(link, () => `<style>${sheet}</style>`);
}

/** Puts a rendered page into the template. Its code, and the data's, come at once and not one after the other. */
function fill(html: string, source: string): string {
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>)?/.exec(html) ?? [];
  const preloads = [...new Set(['index.html', `src/pages/${source}.tsx`, 'src/state/samples.ts'].flatMap(filesOf))]
    .map((file) => `<link rel="modulepreload" crossorigin href="/admin/${file}">`)
    .join('');
  return (
    template
      .replace(/<title>[^<]*<\/title>/, (usual) => hoisted || usual)
      .replace('</head>', () => `${preloads}\n  </head>`)
      // What is typed or sent before the script has come would be lost.
      .replace('<!--app-->', () => `<div inert>${html.slice(hoisted.length)}</div>`)
  );
}

/**
 * A page with both: as it stands with its data, and as it waits for them. The script in it chooses, before anything of either is
 * laid out: on a slow processor that takes as long as all before it.
 */
function withFirstRows(waiting: string, withData: string): string {
  const main = /(?<=<main\b[^>]*>).*(?=<\/main>)/s;
  const [inside] = main.exec(withData) ?? [];
  if (inside === undefined) throw new Error('A page with its data has no <main>.');
  return waiting.replace(
    main,
    (page) =>
      `<template data-moment="${moment.toISOString()}">${inside}</template><template>${page}</template><script>${firstRows}</script>`,
  );
}

/** A module's file and those that it imports. */
function filesOf(source: string): string[] {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}: does the site map name it as it is called?`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)];
}

async function writePage(address: string, html: string): Promise<void> {
  const file = path.join(dist, `${address}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

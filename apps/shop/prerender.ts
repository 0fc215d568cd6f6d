// Builds the shop: the browser's bundle, the server's, and from both a complete HTML file for each address of the site map.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const dist = path.join(import.meta.dirname, 'dist');
const client = path.join(dist, 'client');

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const { render, routes, shellPrefixes }: typeof import('./src/entry-server.tsx') = await import(
  path.join(dist, 'server', 'entry-server.js')
);
const template = await readFile(path.join(client, 'index.html'), 'utf8');
const addresses = routes.flatMap(({ prerendered }) => prerendered);
await Promise.all(addresses.map(async (address) => writePage(address, fill(await render(address)))));
// The frame without a page, for the addresses that only the browser can resolve.
await writePage('/app', template.replace('<!--head-->', '').replace('<!--app-->', ''));
await writeFile(path.join(dist, 'site.json'), JSON.stringify({ shellPrefixes }, null, 2));
await rm(path.join(dist, 'server'), { recursive: true });

/** Puts a rendered page into the template: what React hoists (title, description, preloads) stands first and goes to the head. */
function fill(html: string): string {
  const hoisted = /^(?:<(?:title|meta|link|script)\b[^>]*>(?:[^<]*<\/(?:title|script)>)?)*/.exec(html)?.[0] ?? '';
  return template.replace('<!--head-->', () => hoisted).replace('<!--app-->', () => html.slice(hoisted.length));
}

async function writePage(address: string, html: string): Promise<void> {
  const file = path.join(client, address === '/' ? 'index.html' : `${address}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

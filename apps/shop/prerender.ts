// Builds the shop: the browser's bundle, the server's, and from both a complete HTML file for each address of the site map.
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue } from '@nuee/site/catalogue';
import { openPublisher } from '@nuee/site/publisher';
import { builtShop } from '@nuee/site/shopPages';
import { build } from 'vite';

// Another folder for a shop that is only measured.
const dist = path.resolve(import.meta.dirname, process.env.SHOP_DIST ?? 'dist');
const { client, template, manifest, published } = builtShop(dist);

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
// Kept for the publisher, which renders the pages again when the catalogue changes. They are not served.
await rename(path.join(client, 'index.html'), template);
await rename(path.join(client, '.vite/manifest.json'), manifest);
await Promise.all([rm(path.join(client, '.vite'), { recursive: true }), rm(published, { force: true })]);

const publisher = await openPublisher(dist);
const { failed } = await publisher.publish(await readCatalogue());
for (const { address, error } of failed) console.error(`${address} could not be rendered.`, error);
if (failed.length > 0) process.exitCode = 1;

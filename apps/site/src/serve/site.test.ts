import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createSite } from './site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site without files. */
function emptySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(folder);
  const [shop, admin] = [path.join(folder, 'shop'), path.join(folder, 'admin')];
  const client = path.join(shop, 'client');
  for (const app of [client, admin]) {
    mkdirSync(app, { recursive: true });
    writeFileSync(path.join(app, '.headers.json'), JSON.stringify({ always: {}, pages: { 'X-Page': 'yes' } }));
  }
  const shells = { prefixes: [], addresses: [], unknown: [] };
  writeFileSync(path.join(shop, 'site.json'), JSON.stringify({ shells, gone: [], moved: {}, redirects: {} }));
  return { shop, admin, client };
}

test('an address of a former shop leads on for good, with its query unless the page has one', async () => {
  const { shop, admin } = emptySite();
  const shells = { prefixes: [], addresses: [], unknown: [] };
  const redirects = { '/mangue.html': '/produit/mangue', '/fruits/': '/catalogue?category=Menthes' };
  writeFileSync(path.join(shop, 'site.json'), JSON.stringify({ shells, gone: [], moved: {}, redirects }));
  const server = createServer(createSite({ shop, admin })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answered = async (address: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  try {
    expect(await answered('/mangue.html?utm=a')).toEqual([308, '/produit/mangue?utm=a']);
    expect(await answered('/fruits/?utm=a')).toEqual([308, '/catalogue?category=Menthes']);
  } finally {
    server.close();
  }
});

test('a category answers with its own page, further filters or not; whatever else is asked, with the whole catalogue', async () => {
  const { shop, admin, client } = emptySite();
  mkdirSync(path.join(client, 'catalogue'));
  writeFileSync(path.join(client, 'catalogue.html'), 'everything');
  writeFileSync(path.join(client, 'catalogue', 'category=Fruit%C3%A9s.html'), 'Fruités');
  writeFileSync(path.join(shop, 'secret.html'), 'secret');
  const server = createServer(createSite({ shop, admin })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Not with `fetch`, which tidies an address up.
  const answered = (query: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', path: `/catalogue?${query}` }, (response) => {
        const { statusCode, headers } = response;
        text(response).then((words) => resolve(`${statusCode} ${words}, ${headers['x-page']}`), reject);
      }).on('error', reject);
    });
  try {
    for (const query of ['category=Fruit%C3%A9s', 'category=Fruit%C3%A9s&max=18'])
      expect(await answered(query), query).toBe('200 Fruités, yes');
    for (const query of [
      '',
      'max=18',
      'category=',
      'category=Nougats',
      'category=Fruits',
      'category=../../../secret',
      'category=..%2F..%2F..%2Fsecret',
      `category=${'a'.repeat(500)}`,
    ])
      expect(await answered(query), query).toBe('200 everything, yes');
  } finally {
    server.close();
  }
});

/** Replaces a file by two texts in turns, as fast as it can: in a thread, so that it happens during an answer. */
const replacing = `
  import { renameSync, writeFileSync } from 'node:fs';
  import { workerData } from 'node:worker_threads';
  const { file, texts } = workerData;
  for (let n = 0; ; n++) {
    writeFileSync(file + '.new', texts[n % texts.length]);
    renameSync(file + '.new', file);
  }
`;

test.each([
  ['/catalogue', 'catalogue.html', 'text/html;charset=utf-8'],
  ['/data/catalogue.json', 'data/catalogue.json', 'application/json'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml'],
  ['/robots.txt', 'robots.txt', 'text/plain;charset=utf-8'],
])('%s, replaced while it is sent, arrives complete', async (address, name, type) => {
  const { shop, admin, client } = emptySite();
  const file = path.join(client, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const texts = ['short', 'long'.repeat(20_000)];
  writeFileSync(file, 'short');
  const server = createServer(createSite({ shop, admin })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(replacing)}`), {
    workerData: { file, texts },
  });
  try {
    for (let n = 0; n < 300; n++) {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
      expect(texts).toContain(await response.text());
      expect(response.headers.get('Content-Type')).toBe(type);
    }
  } finally {
    await worker.terminate();
    server.close();
  }
});

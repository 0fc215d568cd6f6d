import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoOwner } from '@nuee/domain/live';
import { at } from '@nuee/site/root';
import type { NginxSite } from './nginx.ts';

/** All pages may have to be rendered first, beside other work. */
const patience = 60_000;

/**
 * What is wrong with a product that is published, renamed and removed, as nginx answers with the publisher beside it. Says how long each
 * took: the promise is 2 s on a machine with little else to do.
 */
export async function wrongPublications({ url, folder, reload }: NginxSite, api: string): Promise<string[]> {
  const publisher = spawn(
    process.execPath,
    [at('apps/site/src/publish/main.ts'), path.join(folder, 'shop'), '--api', api].concat([
      '--addresses',
      path.join(folder, 'addresses.conf'),
      '--deploy-hook',
      reload,
    ]),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const call = async (method: string, address: string, body?: unknown, token?: string) => {
    const response = await fetch(url + address, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address} answers ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  const wrong: string[] = [];
  /** Waits until an address answers so. */
  const expectAnswer = async (what: string, address: string, status: number, text = ''): Promise<void> => {
    const start = performance.now();
    for (;;) {
      const response = await fetch(url + address, { redirect: 'manual' });
      const found = (await response.text()) + (response.headers.get('Location') ?? '');
      if (response.status === status && found.includes(text)) break;
      if (performance.now() - start > patience) {
        wrong.push(`${what}: ${address} answers ${response.status}`);
        return;
      }
      await new Promise((again) => setTimeout(again, 20));
    }
    console.info(`${what}: after ${Math.round(performance.now() - start)} ms.`);
  };
  try {
    const { token } = await call('POST', '/api/users/login', demoOwner);
    const pear = { name: 'Poire de nginx', description: 'Tenue au frais.', category: 'Fruités', price: 16.9, stock: 3 };
    const made = await call('POST', '/api/admin/products', { ...pear, status: 'published' }, token);
    const own = `/api/admin/products/${made.id}`;
    await expectAnswer('The first publication', '/produit/poire-de-nginx', 200, 'Plus que');
    const dearer = await call('PUT', own, { price: 12.5, version: made.version }, token);
    await expectAnswer('A new price', '/produit/poire-de-nginx', 200, '12,50');
    await call('PUT', own, { slug: 'poire-du-nord', version: dearer.version }, token);
    await expectAnswer('A new address', '/produit/poire-de-nginx', 301, '/produit/poire-du-nord');
    await call('DELETE', own, undefined, token);
    await expectAnswer('A removed product', '/produit/poire-du-nord', 410);
    await expectAnswer('Its earlier address', '/produit/poire-de-nginx', 410);
    await expectAnswer('A product that never was', '/produit/nougat', 404);
  } finally {
    const ended = once(publisher, 'exit');
    publisher.kill();
    await ended;
  }
  return wrong;
}

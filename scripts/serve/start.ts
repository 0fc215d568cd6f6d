import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testCredentials } from '@nuee/domain';
import { readEnvironment } from '@nuee/domain/environment';
import { demoOwner } from '@nuee/domain/live';
import { askForOwner, settingsToStart, startApi } from '@nuee/mock-api';
import { buildApps } from '@nuee/site/build';
import { claim, fail, portOf, serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { whenAsked } from '@nuee/site/run';
import { createSite } from '@nuee/site/site';

const { settings, api } = await prepare().catch(({ message }: Error) => fail(message));
// The tests need the build unchanged, so what the owner publishes goes into a copy, which stays until the shop is built again.
const [built, published] = [at('apps/shop/dist'), at('.cache', 'site')];
const stampOf = (folder: string): string | undefined => {
  const stamp = path.join(folder, '.build-stamp');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
};
if (stampOf(published) !== stampOf(built)) {
  const copy = `${published}.new`;
  for (const folder of [copy, published]) rmSync(folder, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  renameSync(copy, published);
}
const shop = await serve(createSite({ shop: published }), portOf('SHOP_PORT'));
const publisher = spawn(process.execPath, [at('apps/site/src/publish/main.ts'), published, '--api', api.url], {
  stdio: ['ignore', 'inherit', 'inherit'],
});

// Printed once the servers answer.
await Promise.all(
  [`${shop.url}/`, `${shop.url}/admin`, `${api.url}/api/products`].map(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  }),
);

const { customer, administrator } = testCredentials;
const pairs = `  Test customer       ${customer.email}  ${customer.password}
  Test administrator  ${administrator.email}  ${administrator.password}
  Owner of the API    ${demoOwner.email}  ${demoOwner.password}

`;
console.info(`
  Maison Nuée

  Shop    ${shop.url}
  Admin   ${shop.url}/admin
  API     ${api.url}

${settings.demo ? pairs : ''}  Ctrl-C ends everything.
`);
for (const notice of api.notices) console.info(notice);

/** What the files of the shop need before they are served. */
async function prepare() {
  readEnvironment(process);
  await claim('API_PORT', 'SHOP_PORT');
  const settings = settingsToStart(process.env);
  if (!settings.demo) await askForOwner(settings);
  await buildApps();
  return { settings, api: await startApi(settings) };
}

async function endWith(code: number): Promise<void> {
  publisher.kill();
  await Promise.all([shop.close(), api.close()]);
  process.exit(code);
}

void api.failed.then(({ message }) => {
  console.error(message);
  return endWith(1);
});
publisher.once('exit', (code) => {
  if (code) console.error('The publisher has ended: changes made from now on appear in the shop after the next start.');
});
whenAsked(() => endWith(0));

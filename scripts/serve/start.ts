import { testCredentials } from '@nuee/domain';
import { demoOwner } from '@nuee/domain/live';
import { settingsFrom, startApi } from '@nuee/mock-api';
import { buildApps } from '../build/build.ts';
import { claim, portOf, serve } from '../common/ports.ts';
import { whenAsked } from './run.ts';
import { createSite } from './site.ts';

await claim('API_PORT', 'SHOP_PORT');
await buildApps();

const settings = settingsFrom(process.env);
const api = await startApi(settings);
const shop = await serve(createSite(), portOf('SHOP_PORT'));

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

void api.failed.then(async ({ message }) => {
  console.error(message);
  await Promise.all([shop.close(), api.close()]);
  process.exit(1);
});

whenAsked(async () => {
  await Promise.all([shop.close(), api.close()]);
  process.exit(0);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShopSettings } from '@nuee/domain/fixtures';
import type { NewProduct, ShopSettings } from '@nuee/domain/live';
import { type Api, type ApiOptions, cheapPasswords, noLimits, startApi } from '@nuee/mock-api';
import { startMailServer } from '@nuee/mock-api/mailServer';
import { serve } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { createSite } from '@nuee/site/site';
import PostalMime from 'postal-mime';
import { test as base, databaseOf, expect, type WorkerApi } from './fixtures.ts';
import { logInOwner, type Owner } from './owner.ts';

// A shop in service, as `DEMO=off` builds and starts it: with a site, an API, a publisher and a mail server for each worker.

export interface Service {
  /** The address of the shop and its back office. */
  url: string;
  api: Omit<WorkerApi, 'start'> & { start(more?: Pick<ApiOptions, 'gateway' | 'relay'>): Promise<void> };
  owner: Owner;
  /** Sells « Tabac Blond », which the journeys buy: a new shop has nothing. */
  sell(): Promise<void>;
  /** Waits until the pages of the shop are those of the settings. */
  published(): Promise<void>;
  /** Sets the settings that are required before the shop may open, or clears them again. */
  setUp(settings: Pick<ShopSettings, 'identity' | 'mediator' | 'bankTransfer'>): Promise<void>;
}

/** Made with the command that a new owner types. */
export const serviceOwner = { email: 'nolwenn@flacons.example', password: 'Un-Port-Au-Matin' };

const tabacBlond = {
  name: 'Tabac Blond',
  shortDescription: 'Tabac blond, miel, foin coupé',
  description: 'Un tabac blond sec, à peine miellé.',
  category: 'Classiques',
  price: 12.9,
  nicotineStrengths: [0, 3, 6],
  sizes: [10],
  status: 'published',
  stock: 100,
} satisfies Partial<NewProduct>;

export const test = base.extend<object, { service: Service; shopOf: string }>({
  /** Journeys that say another word here have a shop of their own. */
  shopOf: ['all', { scope: 'worker', option: true }],

  service: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'nuee-service-'));
      const [shop, dataDir] = [path.join(folder, 'shop'), path.join(folder, 'data')];
      await cp(process.env.SHOP_IN_SERVICE ?? '', shop, { recursive: true });
      const database = await databaseOf(process.env);
      makeOwner(
        path.join(folder, '.env'),
        `DEMO=off\nAPI_DATA_DIR=${dataDir}\n${database ? `DATABASE_URL=${database.url}\n` : ''}`,
      );
      const mails = await startMailServer();
      const site = await serve(createSite({ shop, admin: process.env.ADMIN_IN_SERVICE ?? '' }), 0);
      const options = {
        dataDir,
        ...(database && { database: database.url }),
        demo: false,
        smtpUrl: mails.smtpUrl,
        shopUrl: site.url,
        allowedOrigins: [site.url],
        limits: noLimits,
        passwordCost: cheapPasswords,
      };
      let running: Api | undefined = await startApi({ ...options, port: 0 });
      const { url } = running;
      const publisher = spawn(process.execPath, [at('apps/site/src/publish/main.ts'), shop, '--api', url], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const owner = await logInOwner(url, serviceOwner);
      await use({
        url: site.url,
        owner,
        api: {
          url,
          stop: async () => {
            await running?.close();
            running = undefined;
          },
          start: async (more: Pick<ApiOptions, 'gateway' | 'relay'> = {}) => {
            running ??= await startApi({ ...options, ...more, port: Number(new URL(url).port) });
          },
          mailsTo: async (address) => {
            const arrived = await Promise.all(mails.arrived.map((mail) => PostalMime.parse(mail)));
            return arrived.filter(({ to }) => to?.[0]?.address === address);
          },
        },
        published: async () => {
          const { publication } = await (await fetch(`${url}/api/publication`)).json();
          await expect
            .poll(async () => JSON.parse(await readFile(path.join(shop, 'published.json'), 'utf8')).publication, {
              timeout: 100_000,
            })
            .toBe(publication);
        },
        sell: async () => {
          const { total } = await owner.call<{ total: number }>('GET', '/api/admin/products');
          if (total === 0) await owner.call('POST', '/api/admin/products', tabacBlond);
        },
        setUp: async ({ identity, mediator, bankTransfer }) => {
          const { version } = await owner.call<ShopSettings>('GET', '/api/admin/settings');
          await owner.call('PUT', '/api/admin/settings', {
            identity,
            mediator,
            bankTransfer,
            version,
            password: serviceOwner.password,
          });
        },
      });
      const ended = once(publisher, 'exit');
      publisher.kill();
      await ended;
      await running?.close();
      await Promise.all([site.close(), mails.close(), database?.close()]);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  api: [({ service }, use) => use(service.api), { scope: 'worker' }],

  baseURL: ({ service }, use) => use(service.url),
});

/** `npm run admin:create -- EMAIL`, before the API is started for the first time. The file is all that the command is told. */
function makeOwner(file: string, variables: string): void {
  writeFileSync(file, variables);
  const { status, stderr } = spawnSync(process.execPath, [at('mock-api/src/cli/createAdmin.ts'), serviceOwner.email], {
    input: `${serviceOwner.password}\n`,
    env: { ENV_FILE: file },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No owner could be made: ${stderr}`);
}

/** A shop that its owner has opened, with something to buy. */
export async function openShop({ sell, setUp, published }: Service): Promise<void> {
  await sell();
  await setUp(openShopSettings);
  await published();
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Api, cheapPasswords, noLimits, startApi } from '@nuee/mock-api';
import { createTestDatabase, type TestDatabase } from '@nuee/mock-api/testDatabase';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { withoutFeatures } from '../.storybook/visitor.ts';

/** The API of one worker, on a port and with data of its own. */
export interface WorkerApi {
  /** The address at which the tests themselves call it. */
  url: string;
  stop(): Promise<void>;
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>;
  /** The mails to this address so far, oldest first: the API writes them as files. */
  mailsTo(address: string): Promise<Email[]>;
}

export interface TestFixtures {
  /** Fails the test when a tab logs an error or a warning, or throws. Patterns pushed here are expected. */
  expectedMessages: RegExp[];
}

export interface WorkerFixtures {
  api: WorkerApi;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const { SHOP_URL } = process.env;
      if (!SHOP_URL) throw new Error('SHOP_URL is not set: run the journeys with `npm test e2e`.');
      const dataDir = await mkdtemp(path.join(tmpdir(), 'nuee-e2e-'));
      const database = await databaseOf(process.env);
      const options = {
        dataDir,
        ...(database && { database: database.url }),
        shopUrl: SHOP_URL,
        allowedOrigins: [SHOP_URL],
        limits: noLimits,
        passwordCost: cheapPasswords,
      };
      let running: Api | undefined = await startApi({ ...options, port: 0 });
      const { url } = running;
      await use({
        url,
        stop: async () => {
          await running?.close();
          running = undefined;
        },
        start: async () => {
          running ??= await startApi({ ...options, port: Number(new URL(url).port) });
        },
        mailsTo: async (address) => {
          const mails = await mailsIn(path.join(dataDir, 'mails'));
          return mails.filter(({ to }) => to?.[0]?.address === address);
        },
      });
      await running?.close();
      await database?.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  // The shop is tested as it ships, with its API at localhost:5000; the browser is told where that address really is.
  launchOptions: [
    async ({ api }, use) => {
      await use({
        ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
        args: [
          `--host-resolver-rules=MAP localhost:5000 ${new URL(api.url).host.replace('localhost', '127.0.0.1')}`,
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          withoutFeatures,
        ],
      });
    },
    { scope: 'worker' },
  ],

  expectedMessages: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      const note = (text: string): void => {
        if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      // Of every tab. A failed request and a page that differs from its prerendered HTML are messages too.
      const context = page.context();
      context.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
      context.on('weberror', (error) => note(error.error().message));
      await use(expected);
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A database of its own where the journeys run on PostgreSQL (`npm test e2e:postgres`); else the API keeps files. */
export async function databaseOf({ API_TEST_DATABASE: server }: NodeJS.ProcessEnv): Promise<TestDatabase | undefined> {
  return server ? createTestDatabase(server) : undefined;
}

/** Named by ids that begin with their moment. */
async function mailsIn(folder: string): Promise<Email[]> {
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml')).toSorted();
  return Promise.all(mails.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
}

export { expect, type Locator, type Page };

/** The browser's message for a request to a stopped API: which error it is depends on the moment. */
export const noAnswer = /Failed to load resource: net::ERR_/;

/**
 * Handles the first request to an address; further ones go on. The route stays: once the last one is gone, the browser lets a request
 * pass that its handler still holds.
 */
export async function onFirstRequest(page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await handle(route);
  });
}

/** Waits until every control of the page has been hydrated: React marks each element that it knows. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/** Waits until every part of the page is loaded. */
export async function isLoaded(page: Page): Promise<void> {
  // The shell of the back office doesn't say that it is one.
  await expect(page.locator('#root > :not(.shell)').first()).toBeAttached();
  await expect(page.getByText(/^Chargement /).filter({ visible: true })).toHaveCount(0);
}

/** Opens a page as somebody who confirmed their age before, and touches nothing. */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

export async function enterShop(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeHidden();
}

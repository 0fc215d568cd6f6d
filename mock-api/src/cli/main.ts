/**
 * Starts the API for a person: `npm run start --workspace @nuee/mock-api`.
 *
 * - `API_PORT` (5000), `API_HOST` (127.0.0.1), `API_DATA_DIR` (`.data/api` of the repository, `.data/service` in service)
 * - `DATABASE_URL`: a PostgreSQL database instead of that folder, which several of these processes may share
 * - `API_ALLOWED_ORIGINS`: comma-separated origins of the pages that may call; by default the shop as built (`SHOP_PORT`,
 *   4173), the shop in development (`DEV_PORT`, 5173) and Storybook (`STORYBOOK_PORT`, 6006) on this machine
 * - `DEMO`: `on` or `off`, whether the demo customer can be used, whose password is public; by default only where just this
 *   machine reaches the API (loopback, no proxy, not `NODE_ENV=production`)
 * - `NODE_ENV=production`, or no demonstration: the contract can’t be browsed at /api/docs
 * - `API_LIMITS`: `off`, or the limits that differ from the standard ones (`rateLimits.ts`), as in `requests=3000,orders=50`;
 *   without it a demonstration that only this machine reaches counts guesses at one account only
 * - `API_TRUSTED_PROXIES` (0): how many proxies stand in front and are trusted to report the client's address
 * - `API_LOG`: `stdout` or the path of a file that gets a line of JSON for each request; without it nothing is logged
 * - `API_METRICS`: a port of this machine, or `host:port`, where Prometheus reads figures at /metrics; without it nothing is measured
 * - `SMTP_URL`: `smtp://` or `smtps://` with host, port and login, the server that takes the mails; without it they are files,
 *   `mails/*.eml` in the folder of the data
 * - `SHOP_URL`: the public address of the shop, which the links of mails lead to; by default the shop as built on this machine
 * - `PAYMENT_URL`, `PAYMENT_SITE_ID`, `PAYMENT_KEY`, `PAYMENT_MODE` (`TEST` or `PRODUCTION`): the bank gateway that takes cards for a
 *   shop in service; without them only transfers are offered
 *
 * When its data can't be written any more, it answers 503 and ends with code 1, so that a supervisor restarts it.
 */

import { type Api, startApi } from '../server.ts';
import { settingsFrom } from './settings.ts';

async function main(): Promise<Api> {
  const settings = settingsFrom(process.env);
  try {
    return await startApi(settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${settings.port} is already taken: free it, or choose another one with API_PORT.`);
    }
    throw error;
  }
}

try {
  const api = await main();
  console.info(`API ready on ${api.url}`);
  for (const notice of api.notices) console.info(notice);
  void api.failed.then(async ({ message }) => {
    console.error(message);
    process.exitCode = 1;
    await api.close();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void api.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

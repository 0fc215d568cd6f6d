/**
 * Starts the API for a person: `npm run start --workspace @nuee/mock-api`.
 *
 * - `API_PORT` (5000), `API_HOST` (127.0.0.1), `API_DATA_DIR` (`.data/api` of the repository)
 * - `API_ALLOWED_ORIGINS`: comma-separated origins of the pages that may call; by default the shop as built (`SHOP_PORT`,
 *   4173), the shop in development (`DEV_PORT`, 5173) and Storybook (`STORYBOOK_PORT`, 6006) on this machine
 * - `API_DEMO=off`: a new storage starts without the demo customer
 */

import { type Api, startApi } from './server.ts';
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void api.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

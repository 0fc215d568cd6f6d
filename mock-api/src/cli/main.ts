/**
 * Starts the API for a person: `npm run start --workspace @nuee/mock-api`. Its variables are those of `docs/commands.md`.
 *
 * When its data can't be written any more, it answers 503 and ends with code 1, so that a supervisor restarts it.
 */

import { readEnvironment } from '@nuee/domain/environment';
import { type Api, startApi } from '../server.ts';
import { settingsToStart } from './settings.ts';

async function main(): Promise<Api> {
  readEnvironment(process);
  const settings = settingsToStart(process.env);
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

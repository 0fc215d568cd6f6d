import { readEnvironment } from '@nuee/domain/environment';
import { claim, portOf } from '@nuee/site/ports';
import { runTogether } from '@nuee/site/run';

readEnvironment(process);
await claim('API_PORT', 'DEV_PORT');
const api = portOf('API_PORT');
const shop = portOf('DEV_PORT');
console.info(`Shop http://localhost:${shop}   Admin http://localhost:${shop}/admin   API http://localhost:${api}`);

runTogether(
  [
    { in: 'mock-api', run: ['node', '--watch-path=src', '--watch-path=../packages/domain/src', 'src/cli/main.ts'] },
    { in: 'apps/admin', run: ['vite'] },
    { in: 'apps/shop', run: ['vite'] },
  ],
  {
    ...process.env,
    API_PORT: String(api),
    DEV_PORT: String(shop),
    VITE_API_URL: process.env.VITE_API_URL || `http://localhost:${api}`,
  },
);

import { claim, portOf } from './ports.ts';
import { runTogether } from './run.ts';

await claim('API_PORT', 'DEV_PORT');
const api = portOf('API_PORT');
const shop = portOf('DEV_PORT');
console.info(`Shop http://localhost:${shop}   Admin http://localhost:${shop}/admin/   API http://localhost:${api}`);

const dev = (workspace: string) => ['npm', 'run', '--silent', 'dev', '--workspace', `@nuee/${workspace}`] as const;
runTogether([dev('mock-api'), dev('admin'), dev('shop')], {
  ...process.env,
  API_PORT: String(api),
  DEV_PORT: String(shop),
  VITE_API_URL: process.env.VITE_API_URL ?? `http://localhost:${api}`,
});

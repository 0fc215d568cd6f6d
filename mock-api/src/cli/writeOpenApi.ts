/** Writes `openapi.json` from the contract: `npm run api:openapi`, after a change of the calls or their schemas. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { openApiFile } from '../http/docs.ts';
import { openApiDocument } from '../http/openApi.ts';

writeFileSync(openApiFile, JSON.stringify(openApiDocument(), null, 2));
const { status } = spawnSync('biome', ['format', '--write', '--log-level=warn', openApiFile], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

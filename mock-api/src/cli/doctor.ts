/**
 * Says what a shop in service still needs, and checks its environment: `npm run doctor`, or `npm run doctor -- FOLDER`
 * for backups that are kept elsewhere. It reads the API's variables, and names those of the file that nothing reads. It
 * can run beside an API, and changes nothing. Ends with code 1 where something is missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { environmentFile } from '@nuee/domain/environment';
import { examine, type Verdict } from './examine.ts';
import { runVerb } from './runVerb.ts';
import { defaultBackups, settingsFrom } from './settings.ts';

await runVerb(async () => {
  const [, , folder] = process.argv;
  const backups = folder === undefined ? defaultBackups : path.resolve(process.env.INIT_CWD ?? '.', folder);
  const file = readFile();
  const findings = await examine({ ...settingsFrom(process.env), now: new Date(), backups, ...(file && { file }) });
  const width = Math.max(...findings.map(({ name }) => name.length));
  for (const { name, verdict, text } of findings) {
    console.info(`${verdict.padEnd('warning'.length)}  ${name.padEnd(width)}  ${text}`);
  }
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const warnings = count('warning');
  console.info(`\n${count('missing')} missing, ${warnings} warning${warnings === 1 ? '' : 's'}`);
  if (count('missing') > 0) process.exitCode = 1;
});

function readFile() {
  const file = environmentFile(process.env);
  if (file === undefined || !existsSync(file)) return undefined;
  return { name: process.env.ENV_FILE ?? '.env', variables: Object.keys(parseEnv(readFileSync(file, 'utf8'))) };
}

import { execSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@nuee/domain/environment';
import { builtShop } from '../pages/shopPages.ts';
import { fail, portOf } from '../ports.ts';
import { addressLocations } from '../release/nginxFiles.ts';
import { whenAsked } from '../run.ts';
import { followPublications } from './followPublications.ts';
import { openPublisher, type SiteFile } from './publisher.ts';

// `npm run publisher -- FOLDER --api URL`: renders the pages of the shop in that folder again whenever the owner has
// changed what they show. --memory names a file outside of the folder that keeps the addresses that have moved or are
// gone, so that the next release knows them. Behind nginx --addresses names the file of a release that lists the
// addresses without a page, and --deploy-hook the command that makes nginx read it again.

readEnvironment(process);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string', default: `http://127.0.0.1:${portOf('API_PORT')}` },
    addresses: { type: 'string' },
    memory: { type: 'string' },
    'deploy-hook': { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder) fail('Say which shop it publishes: npm run publisher -- FOLDER [--api http://127.0.0.1:5000]');
if (!existsSync(builtShop(folder).template)) {
  fail(`${folder} is not a built shop: it has no ${builtShop(folder).template}. Build one with npm run release.`);
}

/** The addresses as nginx has read them; empty after a failure, so that the next publication reloads nginx again. */
let known: string | undefined;

/** Tells nginx which addresses have moved or are gone. */
function updateAddresses(folder: string, file: string): void {
  const site: SiteFile = JSON.parse(readFileSync(builtShop(folder).site, 'utf8'));
  const locations = addressLocations(site);
  known ??= existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (known === locations) return;
  known = '';
  writeFileSync(`${file}.new`, locations);
  renameSync(`${file}.new`, file);
  const { 'deploy-hook': hook } = values;
  if (hook !== undefined) execSync(hook, { stdio: 'inherit' });
  known = locations;
}

const ending = new AbortController();
whenAsked(() => ending.abort());
/** The last failure, so that the same one is logged once and not every two seconds. */
let complaint = '';
await followPublications({
  api: values.api,
  publisher: await openPublisher(folder, values.memory),
  signal: ending.signal,
  onPublished: ({ publication, rendered, removed, failed, milliseconds }) => {
    complaint = '';
    if (values.addresses !== undefined) updateAddresses(folder, values.addresses);
    const counts = `${rendered.length} pages rendered, ${removed.length} removed`;
    console.info(`Publication ${publication}: ${counts} in ${Math.round(milliseconds)} ms.`);
    for (const { address, error } of failed) {
      console.error(`${address} could not be rendered, and stays as it was.`, error);
    }
  },
  onFailure: ({ message }) => {
    if (message !== complaint) console.error(`Publishing failed and is tried again: ${message}`);
    complaint = message;
  },
}).catch(({ message }: Error) => fail(message));

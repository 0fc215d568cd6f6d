import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import { guideFile, isFolder, partFiles, partFolders, refusal, withExport, withListing } from './newPart.ts';
import { uiApi } from './uiApi.ts';

// `npm run new -- GiftCard --in commerce` writes the three files of a part and the beginning of its guide, exports it, and lists it in
// `packages/ui/api.md` and among all parts. Only words are left to write by hand: what the part is, and the guide.

const { name, folder } = readArguments();
const indexFile = at('packages/ui/src/index.ts');
const index = readFileSync(indexFile, 'utf8');
const parts = partFolders.flatMap((each) => readdirSync(at('packages/ui/src', each)));

const reason = refusal(name, folder, { index, parts });
if (reason !== undefined || name === undefined || !isFolder(folder)) fail(reason ?? 'The part can’t be made.');

const home = `packages/ui/src/${folder}/${name}`;
mkdirSync(at(home));
for (const [file, text] of Object.entries(partFiles(name, folder))) writeFileSync(at(home, file), text);
writeFileSync(at(`docs/parts/${name}.mdx`), guideFile(name, folder));
const triedFile = at('.storybook/tried.json');
const tried = { ...JSON.parse(readFileSync(triedFile, 'utf8')), [name]: {} };
writeFileSync(triedFile, `${JSON.stringify(tried, null, 2)}\n`);
writeFileSync(indexFile, withExport(index, name, folder));
const partsFile = at('packages/ui/src/parts.ts');
writeFileSync(partsFile, withListing(readFileSync(partsFile, 'utf8'), name, folder));
// Sorts the export into its place, and wraps lines that a long name made too long.
const { status } = spawnSync('biome', ['check', '--write', '--log-level=warn', at(home), indexFile, partsFile], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
writeFileSync(at('packages/ui/api.md'), uiApi());
console.info(
  `${home} has its three files and its export: write on in ${name}.tsx, look at it with npm run storybook.\n` +
    `What is missing are words: what it is, above ${name} in that file, and its guide, docs/parts/${name}.mdx; a part of a family has its name in .storybook/families.ts instead.`,
);

function readArguments(): { name: string | undefined; folder: string } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { in: { type: 'string', default: 'primitives' } },
    });
    if (positionals.length > 1) fail(`One part at a time: ${positionals.join(' ')} is more than one name.`);
    return { name: positionals[0], folder: values.in };
  } catch {
    fail('That is not understood: write npm run new -- GiftCard --in commerce.');
  }
}

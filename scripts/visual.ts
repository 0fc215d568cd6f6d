import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { pictureOptions } from '../.storybook/visitor.ts';
import { differenceOf } from './pictures.ts';
import { fail } from './ports.ts';
import { at } from './root.ts';
import { modeNames, openStorybook, type Visit, visitsOf } from './storyBrowser.ts';

// `npm run test:visual` takes a picture of each story that Chromatic would, twice, each time in a fresh page, in each of its modes.
// The two have to be the same to the pixel, and the same as the approved picture where there is one.
// `npm run visual:approve` keeps the pictures as the approved ones, on this machine only: fonts differ between machines.

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Every story, also those that no picture is kept of. */
    all: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true, default: modeNames },
  },
});
const unknown = asked.mode.filter((name) => !modeNames.some((mode) => mode === name));
if (unknown.length > 0) fail(`No mode is called ${unknown.join(', ')}: there are ${modeNames.join(', ')}.`);
if (asked.all && asked.approve) fail('Pictures are approved of the stories that Chromatic pictures: leave --all away.');

const filter = positionals.join(' ').toLowerCase();
const approvedFolder = at('.cache/pictures');
const failedFolder = at('test-results/visual');
/** No page of the product is that high; a story of a hundred thousand rows is, of which only those in the window are there. */
const greatestHeight = 8_000;

const storybook = await openStorybook();
const visits = storybook.stories
  .filter(({ title, name }) => `${title}/${name}`.toLowerCase().includes(filter))
  .filter(({ parameters }) => asked.all || parameters.chromatic?.disableSnapshot !== true)
  .flatMap(visitsOf)
  .filter(({ mode }) => asked.mode.includes(mode));
if (visits.length === 0) fail(`No story that is pictured has « ${filter} » in its name.`);
rmSync(failedFolder, { recursive: true, force: true });

const start = performance.now();
const failures: string[] = [];
let approvals = 0;
await storybook.each(visits, async (visit, open) => {
  const name = `${visit.story.title}/${visit.story.name}, ${visit.mode}`;
  try {
    const failure = await compare(visit, () => open(takePicture));
    if (failure === undefined) return;
    failures.push(name);
    console.error(`✗ ${name}: ${failure}`);
  } catch (error) {
    failures.push(name);
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
});
await storybook.close();

const seconds = Math.round((performance.now() - start) / 1000);
const stories = new Set(visits.map(({ story }) => story.id)).size;
console.info(
  `${visits.length} pictures of ${stories} stories, each taken twice, ${approvals} compared with an approved one: ${
    failures.length === 0 ? '0 differing pixels' : `${failures.length} differ or fail`
  }, ${seconds} s`,
);
if (failures.length > 0) console.info(`What differs is in ${path.relative(at(), failedFolder)}.`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** What is wrong with the pictures of a story, in one sentence; nothing if nothing is. */
async function compare(visit: Visit, take: () => Promise<Buffer>): Promise<string | undefined> {
  const file = `${visit.story.id}.${visit.mode.replace(' ', '-')}`;
  const first = await take();
  const second = await take();
  const unstill = differenceOf(first, second);
  if (unstill) {
    keep(failedFolder, {
      [`${file}.first`]: first,
      [`${file}.second`]: second,
      [`${file}.difference`]: unstill.picture,
    });
    return `two takes differ in ${unstill.pixels} pixels: look for motion, a clock or a picture that loads late`;
  }
  if (asked.approve) {
    keep(approvedFolder, { [file]: first });
    return undefined;
  }
  const approvedFile = path.join(approvedFolder, `${file}.png`);
  if (!existsSync(approvedFile)) return undefined;
  approvals += 1;
  const approved = readFileSync(approvedFile);
  const changed = differenceOf(approved, first);
  if (!changed) return undefined;
  keep(failedFolder, {
    [`${file}.approved`]: approved,
    [`${file}.now`]: first,
    [`${file}.difference`]: changed.picture,
  });
  return `${changed.pixels} pixels differ from the approved picture: if that is meant, npm run visual:approve -- "${visit.story.title}"`;
}

async function takePicture(page: Page): Promise<Buffer> {
  // The picture goes further than the window: what would be drawn or loaded later, or never, is now. An image that can't be had is
  // drawn as such.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({ ...pictureOptions, fullPage: height <= greatestHeight });
}

function keep(folder: string, pictures: Record<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(path.join(folder, `${name}.png`), picture);
}

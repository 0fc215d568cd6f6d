import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '@nuee/site/ports';
import { at } from '@nuee/site/root';
import type { Page } from 'playwright-core';
import { pictureOptions } from '../../.storybook/visitor.ts';
import { differenceOf } from './pictures.ts';
import { modeNames, openStorybook, type Story, type Visit, visitsOf } from './storyBrowser.ts';
import { type Finding, verdictOn, visualReport } from './visualReport.ts';

// `npm run visual` takes a picture of each story that Chromatic would, twice, each time in a fresh page, in each of its modes.
// The two have to be the same to the pixel, and the same as the approved picture where there is one. A run that finds no approved
// picture at all fails: it would have compared nothing.
// `npm run visual -- --approve` keeps the pictures as the approved ones, on this machine only: fonts differ between machines.

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Every story, including those without an approved picture. */
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
/** No page of the product is that high. Only a story of a very long list is, and it renders just the rows in the window. */
const greatestHeight = 8_000;

/** Whether Chromatic, and so `npm run visual -- --approve`, keeps a picture of a story. */
const isPictured = ({ parameters }: Story): boolean => parameters.chromatic?.disableSnapshot !== true;

const storybook = await openStorybook();
const visits = storybook.stories
  .filter(({ title, name }) => `${title}/${name}`.toLowerCase().includes(filter))
  .filter((story) => asked.all || isPictured(story))
  .flatMap(visitsOf)
  .filter(({ mode }) => asked.mode.includes(mode));
if (visits.length === 0) fail(`No story that is pictured has « ${filter} » in its name.`);
rmSync(failedFolder, { recursive: true, force: true });

const start = performance.now();
const findings: Finding[] = [];
let approvals = 0;
let compared = 0;
let unapproved = 0;
await storybook.each(visits, async (visit, open) => {
  const name = `${visit.story.title}/${visit.story.name}`;
  const found = await compare(visit, () => open(takePicture)).catch((error: unknown) => ({
    sentence: error instanceof Error ? error.message : String(error),
    pictures: [],
  }));
  if (found === undefined) return;
  findings.push({ name, mode: visit.mode, ...found });
  console.error(`✗ ${name}, ${visit.mode}: ${found.sentence}`);
});
await storybook.close();

const seconds = Math.round((performance.now() - start) / 1000);
const stories = new Set(visits.map(({ story }) => story.id)).size;
console.info(
  `${visits.length} pictures of ${stories} stories, each taken twice, ${
    asked.approve ? `${approvals} kept as approved` : `${compared} compared with an approved one`
  }: ${findings.length === 0 ? '0 differing pixels' : `${findings.length} differ or fail`}, ${seconds} s`,
);
if (findings.length > 0) {
  mkdirSync(failedFolder, { recursive: true });
  const report = path.join(failedFolder, 'index.html');
  writeFileSync(report, visualReport(findings));
  console.info(`Look at them side by side in ${path.relative(at(), report)}.`);
}
const verdict = asked.approve ? undefined : verdictOn({ compared, unapproved });
if (verdict?.fails) console.error(verdict.sentence);
else if (verdict) console.info(verdict.sentence);
process.exitCode = findings.length > 0 || verdict?.fails ? 1 : 0;

/** The faults of a story's pictures, if there are any. */
async function compare(
  visit: Visit,
  take: () => Promise<Buffer>,
): Promise<Pick<Finding, 'sentence' | 'pictures'> | undefined> {
  const file = `${visit.story.id}.${visit.mode.replace(' ', '-')}`;
  const first = await take();
  const second = await take();
  const approvedFile = path.join(approvedFolder, `${file}.png`);
  const isApproved = !asked.approve && existsSync(approvedFile);
  if (isApproved) compared += 1;
  else if (isPictured(visit.story)) unapproved += 1;

  const unstill = differenceOf(first, second);
  if (unstill) {
    return {
      sentence: `two takes differ in ${unstill.pixels} pixels: look for motion, a clock or a picture that loads late`,
      pictures: keepFailed(file, { 'First take': first, 'Second take': second, Difference: unstill.picture }),
    };
  }
  if (asked.approve) {
    mkdirSync(approvedFolder, { recursive: true });
    writeFileSync(approvedFile, first);
    approvals += 1;
    return undefined;
  }
  if (!isApproved) return undefined;
  const approved = readFileSync(approvedFile);
  const changed = differenceOf(approved, first);
  if (!changed) return undefined;
  return {
    sentence: `${changed.pixels} pixels differ from the approved picture: if that is meant, npm run visual -- --approve "${visit.story.title}"`,
    pictures: keepFailed(file, { Before: approved, After: first, Difference: changed.picture }),
  };
}

async function takePicture(page: Page): Promise<Buffer> {
  // The picture is taller than the window, so whatever would be drawn or loaded only when scrolled to has to be there now. An image
  // that can't be loaded is pictured as broken.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({ ...pictureOptions, fullPage: height <= greatestHeight });
}

/** Saves pictures, each with its label, for the page that shows them side by side. */
function keepFailed(name: string, pictures: Record<string, Buffer>): Finding['pictures'] {
  mkdirSync(failedFolder, { recursive: true });
  return Object.entries(pictures).map(([label, picture]) => {
    const file = `${name}.${label.toLowerCase().replace(' ', '-')}.png`;
    writeFileSync(path.join(failedFolder, file), picture);
    return { label, file };
  });
}

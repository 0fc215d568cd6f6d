import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { at } from '@nuee/site/root';
import sharp from 'sharp';
import { add, failed, nothing, type Outcome } from './outcome.ts';

// The gate for looks. While the stories are visited, `.storybook/looks.ts` takes their pictures; here they are compared, to the pixel, with
// the approved ones of `.storybook/looks`. Those are lossless, and belong to one place: another browser, processor or other fonts
// draw the same page a little differently, so elsewhere nothing is compared.

export const approvedFolder = at('.storybook', 'looks');
const placeFile = path.join(approvedFolder, 'made-with.txt');
const looksFolder = at('test-results', 'looks');
const changedFile = path.join(looksFolder, 'changed.json');
export const takenFolder = path.join(looksFolder, 'taken');

/** A picture that isn't the approved one. */
export interface ChangedLook {
  /** `commerce-productcard--matrix.dark-phone`, for example. */
  name: string;
  /** What is wrong, in one sentence. */
  sentence: string;
  /** Where they differ; undefined where there is nothing to compare with. */
  box?: Box;
  /** Whether only the approved picture is left. */
  gone?: true;
}

/** A part of a picture, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Forgets the pictures of the run before. */
export function forgetLooks(): void {
  rmSync(looksFolder, { recursive: true, force: true });
}

/** Compares the pictures that the visits have just taken. @param isWhole whether every story was visited. */
export async function compareLooks(isWhole: boolean): Promise<Outcome> {
  const taken = namesIn(takenFolder, '.png');
  const [here, made] = [place(), placeOfApproved()];
  if (made !== undefined && made !== here) {
    console.info(`The looks aren't compared: they were approved with ${made}, and this is ${here}.`);
    return nothing;
  }
  const changed: ChangedLook[] = [];
  for (const name of taken) {
    const change = await changeOf(name);
    if (change) changed.push(change);
  }
  const gone = isWhole ? namesIn(approvedFolder, '.webp').filter((name) => !taken.includes(name)) : [];
  changed.push(...gone.map((name) => ({ name, sentence: 'the story is no longer pictured', gone: true as const })));
  if (changed.length > 0) {
    mkdirSync(looksFolder, { recursive: true });
    writeFileSync(changedFile, JSON.stringify(changed));
  }
  if (made === undefined) {
    console.info('No look is approved yet, so none is compared: npm run looks -- --approve keeps those of this run.');
    return nothing;
  }
  console.info(`${taken.length} pictures compared with the approved ones, ${changed.length} changed.`);
  const outcomes = changed.map(({ name, sentence }) =>
    failed(`look of ${name}`, `${sentence}: look at it, and approve it if it is meant, with npm run looks`),
  );
  return outcomes.reduce(add, { passed: taken.length - changed.length + gone.length, failures: [] });
}

/** What the last run found changed and nobody has approved since. */
export function changedLooks(): ChangedLook[] {
  return existsSync(changedFile) ? JSON.parse(readFileSync(changedFile, 'utf8')) : [];
}

/** Makes the picture that was taken the approved one. */
export async function approve(name: string): Promise<void> {
  const approved = path.join(approvedFolder, `${name}.webp`);
  const taken = path.join(takenFolder, `${name}.png`);
  mkdirSync(approvedFolder, { recursive: true });
  if (existsSync(taken)) await sharp(taken).webp({ lossless: true, effort: 1 }).toFile(approved);
  else rmSync(approved);
  writeFileSync(placeFile, `${place()}\n`);
  writeFileSync(changedFile, JSON.stringify(changedLooks().filter((each) => each.name !== name)));
}

async function changeOf(name: string): Promise<ChangedLook | undefined> {
  const approved = path.join(approvedFolder, `${name}.webp`);
  if (!existsSync(approved)) return { name, sentence: 'it has no approved picture yet' };
  const difference = differenceOf(await pixelsOf(approved), await pixelsOf(path.join(takenFolder, `${name}.png`)));
  return difference && { name, sentence: `${difference.pixels} px differ`, box: difference.box };
}

interface Pixels {
  /** Four bytes for each pixel. */
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels differ, and the box around them. A pixel that only one picture has differs. */
export function differenceOf(before: Pixels, after: Pixels): { pixels: number; box: Box } | undefined {
  if (before.width === after.width && before.data.equals(after.data)) return undefined;
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const colorAt = ({ data, ...size }: Pixels, x: number, y: number): number | undefined =>
    x < size.width && y < size.height ? data.readUInt32BE((y * size.width + x) * 4) : undefined;
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (colorAt(before, x, y) === colorAt(after, x, y)) continue;
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return { pixels, box: { left, top, width: right - left, height: bottom - top } };
}

const namesIn = (folder: string, ending: string): string[] =>
  globSync(`*${ending}`, { cwd: folder })
    .map((file) => path.basename(file, ending))
    .sort();

/** What draws the pictures of this machine. Another processor rounds shades differently. */
function place(): string {
  const fonts = spawnSync('fc-list', [':', 'family', 'style'], { encoding: 'utf8' }).stdout ?? '';
  const known = createHash('sha256').update(fonts.split('\n').sort().join()).digest('hex').slice(0, 8);
  const browser = spawnSync(process.env.CHROME_PATH ?? '', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return `${browser.trim()} on ${process.platform} ${process.arch}, ${cpus()[0]?.model ?? ''}, fonts ${known}`;
}

function placeOfApproved(): string | undefined {
  return existsSync(placeFile) ? readFileSync(placeFile, 'utf8').trim() : undefined;
}

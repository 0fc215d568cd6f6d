import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildApps, served } from './build.ts';
import { at } from './root.ts';
import { inlineStyles } from './securityHeaders.ts';

// `npm run budget`: what each kind of public page costs before a visitor touches it, in bytes as they are sent (brotli for
// texts), against scripts/budget.json. It is counted from the built files, so that it is the same on every machine; the pictures
// are those that a page marks as seen at once, as the sharpest phone takes them.
// `npm run budget -- --write` takes over what is measured, after a change that is meant.

const kinds = ['html', 'css', 'js', 'fonts', 'pictures'] as const;

interface Cost extends Record<(typeof kinds)[number], number> {
  /** Files besides the page itself and its pictures. */
  requests: number;
}

/** Bytes that no page may exceed, whatever the table says. */
const ceilings = { css: 15_000, js: 95_000, fonts: 60_000 } as const;
/** Bytes of the whole home page. */
const homeCeiling = 300_000;
/** Width of a phone in px, and how many pixels of a picture it shows on each. */
const phone = { width: 390, density: 3 };
/** What a build may differ from the table without being a change: names of files and the compression of another Node. */
const tolerance = 300;

const folder = at(served.shop);
const table = at('scripts/budget.json');

const size = (address: string): number => statSync(`${folder}${address}.br`).size;
const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
const named = (html: string, pattern: RegExp): string[] => [...new Set(html.match(pattern))];

function costOf(page: string): Cost {
  const html = readFileSync(`${folder}/${page}.html`, 'utf8');
  const scripts = named(html, /\/assets\/[\w.-]+\.js/g);
  const rules = inlineStyles(html).join('');
  const css = brotliCompressSync(rules).length;
  // Comes with the script.
  const sheets = named(html, /(?<=data-rules=")[^"]+/g);
  // Each font of the rules may be asked for; a page that shows all of them asks for all of them.
  const fonts = named(rules, /\/assets\/[\w.-]+\.woff2/g);
  return {
    // The rules stand in the page.
    html: size(`/${page}.html`) - css,
    css: css + sum(sheets.map(size)),
    js: sum(scripts.map(size)),
    fonts: sum(fonts.map((font) => statSync(`${folder}${font}`).size)),
    pictures: sum(firstPictures(html).map((picture) => statSync(`${folder}${picture}`).size)),
    requests: scripts.length + sheets.length + fonts.length,
  };
}

/** The files of the pictures that are not left for later, as the phone picks them. */
function firstPictures(html: string): string[] {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
  return pictures
    .filter((picture) => !picture.includes('loading="lazy"'))
    .map((picture) => {
      const [, copies = '', sizes = ''] = /type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"/i.exec(picture) ?? [];
      // Before the last size stand those of wider screens.
      const [, shown = '', unit] = /([\d.]+)(vw|px)$/.exec(sizes) ?? [];
      const wanted = Number(shown) * (unit === 'vw' ? phone.width / 100 : 1) * phone.density;
      const files = copies.split(', ').map((copy) => copy.split(' '));
      const [file = ''] = files.find(([, width = '']) => Number.parseInt(width, 10) >= wanted) ?? files.at(-1) ?? [];
      if (file === '') throw new Error(`What the phone takes of this picture can't be told: ${picture}`);
      return file;
    });
}

await buildApps();
const listed = globSync('**/*.html', { cwd: folder })
  .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('rel="canonical"'))
  .map((file) => file.replace(/\.html$/, ''))
  .sort();
const costs = Object.fromEntries(listed.map((page) => [page, costOf(page)]));

if (process.argv.includes('--write')) {
  writeFileSync(table, `${JSON.stringify(costs, null, 2)}\n`);
  console.info(`Written to scripts/budget.json: ${listed.length} pages.`);
} else {
  const wanted: Record<string, Cost> = JSON.parse(readFileSync(table, 'utf8'));
  const problems = listed.flatMap((page) => problemsOf(page, costs[page], wanted[page]));
  for (const page of Object.keys(wanted)) {
    if (!listed.includes(page)) problems.push(`${page} stands in the table and not in the build.`);
  }
  console.info(`${'page'.padEnd(38)}${[...kinds, 'requests', 'all'].map((name) => name.padStart(9)).join('')}`);
  for (const [page, cost] of Object.entries(costs)) {
    const figures = [...kinds.map((kind) => cost[kind]), cost.requests, allOf(cost)];
    console.info(`${page.padEnd(38)}${figures.map((each) => String(each).padStart(9)).join('')}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('If this is meant: npm run budget -- --write, and say why in the commit.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function allOf(cost: Cost): number {
  return sum(kinds.map((kind) => cost[kind]));
}

function problemsOf(page: string, cost: Cost | undefined, wanted: Cost | undefined): string[] {
  if (cost === undefined || wanted === undefined) return [`${page} is not in the table.`];
  const over = (['css', 'js', 'fonts'] as const)
    .filter((kind) => cost[kind] > ceilings[kind])
    .map((kind) => `${page}: ${cost[kind]} bytes of ${kind}, and ${ceilings[kind]} are the most.`);
  const grown = kinds
    .filter((kind) => cost[kind] > wanted[kind] + tolerance)
    .map((kind) => `${page}: ${kind} grew from ${wanted[kind]} to ${cost[kind]} bytes.`);
  return [
    ...over,
    ...grown,
    ...(page === 'index' && allOf(cost) > homeCeiling
      ? [`${page}: ${allOf(cost)} bytes in all, and ${homeCeiling} are the most.`]
      : []),
    ...(cost.requests > wanted.requests ? [`${page}: more requests than ${wanted.requests}.`] : []),
  ];
}

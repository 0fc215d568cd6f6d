// Builds the shop: the browser's bundle, the server's, and from both a complete HTML file for each address of the site map.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '@nuee/domain';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { inlineScript } from '../../scripts/inlineScript.ts';
import { classesIn, rulesBeyond, rulesOf, rulesWithoutFonts } from './rules.ts';
import { heldChoices, heldSections, heldWords } from './src/belowFold.ts';

// Elsewhere for a shop that is only measured.
const dist = path.resolve(import.meta.dirname, process.env.SHOP_DIST ?? 'dist');
const client = path.join(dist, 'client');
const manifestFile = path.join(client, '.vite', 'manifest.json');
const linkedSheet = /\s*<link rel="stylesheet"[^>]*>/g;
/** Where `Fold` stands in a page. */
const fold = '<style data-fold=""></style>';

await build({ root: import.meta.dirname, logLevel: 'warn' });
await build({ root: import.meta.dirname, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
const startLate = await inlineScript(import.meta.dirname, 'src/startLate.ts');

const {
  addressesOf,
  media,
  productFinder,
  productShownId,
  questions,
  render,
  routes,
  shellPrefixes,
  siteName,
  siteUrl,
  structuredData,
}: typeof import('./src/entry-server.tsx') = await import(path.join(dist, 'server', 'entry-server.js'));
const { findProductShown } = await productFinder.prepare();
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
/** The pages that search engines may list. */
const listed: string[] = [];
// What the first words of each page are set in.
const textFont = fontFile('hanken-grotesk-latin-400-600');
const titleFont = fontFile('spectral-latin-200-normal');
/** What stands below the fold is held on a phone, which doesn't show it, until startLate.ts lets it go; without scripts, never. */
const heldBelow = `@media (scripting:enabled) and ${media.belowSm}{[data-held] :is(${heldSections}, ${heldWords}, ${heldChoices}):not([data-free]){content-visibility:hidden;contain-intrinsic-size:auto 32rem}[data-held] :is(${heldWords}, ${heldChoices}){contain-intrinsic-size:auto 8rem}}`;
const template = await readFile(path.join(client, 'index.html'), 'utf8');
const sheets = await readSheets();
/** The sheets that come with the script of a page with a fold: their rules, and where they are. */
const sheetFiles = new Map<string, string>();
for (const { path: route, load } of routes) {
  const parts = chunksOf((await load()).default.name);
  const rendered = await Promise.all(
    addressesOf(route).map(async (address) => [address, await render(address)] as const),
  );
  // The same for all pages of a route: each kind of rules is one hash more in the policy.
  const seenFirst = new Set(rendered.flatMap(([, html]) => classesIn(html.split(fold, 1)[0] ?? '')));
  const drawn = new Set(rendered.flatMap(([, html]) => classesIn(html)));
  const divide = divider(seenFirst, drawn);
  await Promise.all(rendered.map(([address, html]) => writePage(address, fill(address, html, parts, divide))));
}
await Promise.all([...sheetFiles].map(([rules, file]) => writeFile(path.join(client, file), rules)));
await writeFile(path.join(client, 'sitemap.xml'), siteMap(listed));
await writeFile(
  path.join(client, 'robots.txt'),
  `User-agent: *\nDisallow: /admin/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
);
// The frame without a page, for the addresses that only the browser can resolve.
await writePage('/app', template.replace('<!--head-->', '').replace('<!--app-->', ''));
await writeFile(path.join(dist, 'site.json'), JSON.stringify({ shellPrefixes }, null, 2));
await Promise.all([
  rm(path.join(dist, 'server'), { recursive: true }),
  rm(path.dirname(manifestFile), { recursive: true }),
]);

/** Puts a rendered page into the template: what React hoists (title, description, preloads) stands first and goes to the head. */
function fill(address: string, html: string, { scripts, styles }: Chunks, divide: ReturnType<typeof divider>): string {
  const hoisted = /^(?:<(?:title|meta|link|script)\b[^>]*>(?:[^<]*<\/(?:title|script)>)?)*/.exec(html)?.[0] ?? '';
  const app = html.slice(hoisted.length);
  // The rules stand in the page: a sheet would come a journey later. The links that ask for nothing tell the script so.
  const used = sheets.filter(
    ({ href, classes }) => styles.includes(href) || classes.some((name) => app.includes(name)),
  );
  const rules = used.map((sheet) => sheet.rules).join('');
  const links = used.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`).join('');
  // What stands before the fold is painted as soon as its own rules are there, what stands below it has its own; all others come
  // with the script, since nothing else is drawn before.
  const { first, below, all } = app.includes(fold) ? divide(rules) : { first: rules, below: '', all: '' };
  const page = template
    .replace('<html ', () => (app.includes(fold) ? '<html data-held ' : '<html '))
    .replace('<!--head-->', () => `${firstPictures(app)}${hoisted}`)
    .replaceAll(linkedSheet, '')
    .replace('</head>', () => `  <style>${first}</style>\n  </head>`)
    .replace('<!--app-->', () => app)
    .replace(fold, () => fold.replace('><', () => `>${below}${heldBelow}<`))
    .replace('</body>', () => `${links}</body>`);
  // A page of a person is nothing before its script: that is asked for at once.
  if (!hoisted.includes('rel="canonical"')) {
    const preloads = scripts
      .filter((href) => !page.includes(`src="${href}"`))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
    return page.replace('</head>', () => `${preloads.join('')}</head>`);
  }
  listed.push(address);
  const title = (/<title>([^<]*)/.exec(hoisted)?.[1] ?? '').replace(` - ${siteName}`, '');
  const data = inScript(structuredData(address, title, questions));
  const [, slug] = /^\/produit\/(.+)/.exec(address) ?? [];
  // The page of a product carries what its script shows, which then needs no catalogue.
  const shown = slug === undefined ? undefined : findProductShown(slug);
  return page
    .replace('</head>', () => `  ${firstFonts(fontsAfterPaint(address, shown?.product))}\n  </head>`)
    .replace(
      '</body>',
      () =>
        `<script type="application/ld+json">${data}</script>${shown ? `<script type="application/json" id="${productShownId}">${inScript(shown)}</script>` : ''}</body>`,
    )
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '</head>',
      () =>
        `  <script data-start="${scripts.join(' ')}"${all && ` data-rules="${sheetFiles.get(all)}"`}>${startLate}</script>\n  </head>`,
    );
}

interface Rules {
  /** Of what stands before the fold, and the fonts. */
  first: string;
  /** Of all that is drawn in the page. */
  below: string;
  /** What its parts may ever look like. */
  all: string;
}

/** Divides the rules of a page. Most pages of a route have the same. */
function divider(seenFirst: ReadonlySet<string>, drawn: ReadonlySet<string>): (rules: string) => Rules {
  const divided = new Map<string, Rules>();
  return (rules) => {
    const known = divided.get(rules);
    if (known !== undefined) return known;
    const all = rulesWithoutFonts(rules);
    const first = rulesOf(seenFirst, rules);
    const parts = { first, below: rulesBeyond(first, rulesOf(drawn, all)), all };
    divided.set(rules, parts);
    sheetFiles.set(all, `/assets/rules-${createHash('sha256').update(all).digest('base64url').slice(0, 6)}.css`);
    return parts;
  };
}

/** The pictures that are seen first, asked for before the rules and the words: of their formats the one that is shown. */
function firstPictures(app: string): string {
  return [...app.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/g)]
    .map(
      ([, type, srcset, sizes]) =>
        `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
    )
    .join('');
}

/** Asks for the fonts before the browser knows that it needs them; for those that may come late not on a phone. */
function firstFonts(late: readonly string[]): string {
  return [textFont, titleFont]
    .map((href) => {
      const where = late.includes(href) ? ` media="${media.sm}"` : '';
      return `<link rel="preload" as="font" type="font/woff2"${where} crossorigin href="${href}">`;
    })
    .join('');
}

/** What may come after the first paint on a phone, since nothing moves when it takes the place of its fallback (ADR 22). */
function fontsAfterPaint(address: string, product: Product | undefined): readonly string[] {
  if (address === '/' || address === '/catalogue') return [textFont, titleFont];
  // The title of a product may take another line, and a regular price stands where the reduced one ends.
  return product && product.discountPrice === undefined ? [textFont] : [];
}

function fontFile(name: string): string {
  const font = Object.values(manifest).find(({ file }) => file.includes(name))?.file;
  if (font === undefined) throw new Error(`The font ${name} is not in the build.`);
  return `/${font}`;
}

/** Data as the text of a script: `<` is escaped, so that nothing in it can end the script. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The public pages in one list, as sitemaps.org describes it. */
function siteMap(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}

interface Chunks {
  /** Addresses of the scripts, those that others build on first. */
  scripts: string[];
  /** Addresses of the sheets that come with them. */
  styles: string[];
}

/** What a page of this name runs: the shop's first script, and what is loaded with it. */
function chunksOf(page: string): Chunks {
  const [source] = Object.keys(manifest).filter((file) => file.endsWith(`/${page}.tsx`));
  if (source === undefined) throw new Error(`No file ${page}.tsx: a page is called like its file.`);
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  visit('index.html');
  visit(source);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}

interface Sheet {
  href: string;
  rules: string;
  classes: string[];
}

/** Every sheet of the build, those that others build on first. */
async function readSheets(): Promise<Sheet[]> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) files.add(file);
    for (const later of chunk.dynamicImports ?? []) visit(later);
  };
  visit('index.html');
  return Promise.all(
    [...files].map(async (file) => {
      const rules = (await readFile(path.join(client, file), 'utf8')).trim();
      // The names of classes are made by the build and like no other word.
      return {
        href: `/${file}`,
        rules,
        classes: [...new Set(rules.match(/(?<=\.)[_a-z]\w*/g))],
      };
    }),
  );
}

async function writePage(address: string, html: string): Promise<void> {
  const file = path.join(client, address === '/' ? 'index.html' : `${address}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

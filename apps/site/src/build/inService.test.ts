import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newSettingsInService, testCredentials } from '@nuee/domain';
import { settingsInService } from '@nuee/domain/fixtures';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { readCatalogue } from '../pages/catalogue.ts';
import { at } from '../root.ts';

/** What only the demonstration may say: that it is one, that the company is invented, and the test credentials. */
const ofTheDemonstration = [
  /démonstration|fictif|fictive|imaginée|Identifiants de test|Maison Nuée/i,
  ...Object.values(testCredentials).flatMap(({ email, password }) => [email, password]),
];

/** What an owner would have to keep, and what the demonstration says of itself. */
const claims =
  /univers gourmand|[Cc]haque lot|qualité pharmaceutique|[Ss]atisfait ou remboursé|Livraison rapide|client réactif|24\s*à\s*48|avant 15|demi-paquet|à la manière des parfums|Plan d’accès|premium, /;
/** The bottles and photographs of the demonstration. */
const pictures = /"\/images\/(?!social-preview|cloud)/;

it('says on no page of a shop in service that it is a demonstration, and names who runs it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nuee-in-service-'));
  // Vite builds for development where it reads that a test runs.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DEMO', 'off');
  vi.stubEnv('SHOP_URL', 'https://shop.example/');
  try {
    // The renderer of the pages, as in a build with `DEMO=off`.
    await build({
      root: at('apps/shop'),
      logLevel: 'error',
      build: { ssr: 'src/entry-server.tsx', outDir: folder },
    });
    // The catalogue of the demonstration, since a new shop in service has only closed pages.
    vi.stubEnv('DEMO', 'on');
    const shop: typeof import('../../../shop/src/entry-server.tsx') = await import(
      path.join(folder, 'entry-server.mjs')
    );
    const catalogue = { ...(await readCatalogue()), settings: newSettingsInService };
    const site = shop.siteDataOf(catalogue);
    for (const address of shop.routes.flatMap(({ path: route }) => shop.addressesOf(route, catalogue))) {
      const page = await shop.render(address, { site, page: shop.firstPageOf(address, catalogue) });
      for (const word of ofTheDemonstration) expect(page, address).not.toMatch(word);
      expect(page, address).not.toMatch(/Ce que nos clients pensent|Nuages|02\s40/);
      expect(page, address).not.toMatch(/[Ss]atisfait ou remboursé|Livraison rapide|client réactif|E-liquide Premium/);
    }
    // Nothing is sold yet: whatever is shown came with the shop.
    const fresh = { ...catalogue, products: [], categories: [] };
    for (const address of shop.routes.flatMap(({ path: route }) => shop.addressesOf(route, fresh))) {
      const page = await shop.render(address, { site: shop.siteDataOf(fresh), page: shop.firstPageOf(address, fresh) });
      expect(page, address).not.toMatch(claims);
      expect(page, address).not.toMatch(pictures);
      for (const { name } of catalogue.products) expect(page, address).not.toContain(name);
    }
    const set = { ...catalogue, settings: settingsInService };
    const read = async (address: string, changed = set) =>
      shop.render(address, { site: shop.siteDataOf(changed), page: shop.firstPageOf(address, changed) });
    const notice = await read('/mentions-legales');
    expect(notice).toContain('rel="canonical" href="https://shop.example/mentions-legales"');
    expect(notice).toContain('<title>Mentions légales - Les Flacons de Brest</title>');
    for (const text of ['Les Flacons de Brest', 'Nolwenn Le Goff', 'Port Numérique SAS'])
      expect(notice).toContain(text);
    // What she says for search engines stands in their places alone.
    const [first] = catalogue.products;
    const said = { ...set, products: first ? [{ ...first, searchTitle: 'Poire rare', searchText: 'À goûter.' }] : [] };
    const shown = await read(shop.addressesOf('/produit/:slug', said)[0] ?? '', said);
    expect(shown).toContain('<title>Poire rare - Les Flacons de Brest</title>');
    expect(shown).toContain('<meta name="description" content="À goûter."/>');
    expect(shown).toMatch(new RegExp(`<h1[^>]*>${first?.name}`));
    // The owner's own text stands in the place of the one that the shop came with, and never as HTML.
    const text = 'Nous.\n\n## Prix\n<b>Payez</b> {frais de livraison}.';
    const terms = await read('/conditions-generales', {
      ...set,
      texts: { terms: { text, version: 1, createdAt: '2026-01-15T09:00:00Z' } },
    });
    expect(terms).toContain('&lt;b&gt;Payez&lt;/b&gt; 4,99\u00a0€.');
    expect(terms).not.toContain('Article 1');
    // Her own page stands in the place of the one that the shop came with, with her picture.
    const picture = { image: '/api/pictures/a.webp', widths: [480], alt: 'Le comptoir', x: 20, y: 80 };
    const about = await read('/about', {
      ...set,
      pages: {
        about: { content: { title: 'Nous', lead: 'Chez {raison sociale}.', text: '## Un\n<b>Deux</b>', picture } },
      },
    });
    for (const words of [
      '>Nous</h1>',
      'Chez Les Flacons de Brest SARL.',
      '&lt;b&gt;Deux&lt;/b&gt;',
      'alt="Le comptoir"',
    ])
      expect(about).toContain(words);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
}, 120_000);

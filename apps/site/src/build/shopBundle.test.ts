import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { at, root } from '../root.ts';

/** The sources that belong to the administration only: its app, its parts with their styles, its rules and its data. */
const ofTheAdmin = [
  'apps/admin/',
  'packages/ui/src/admin/',
  'packages/domain/src/admin/',
  'packages/domain/src/samples/admin',
];

/** The sources in the shop's bundle, those of its style sheet included, from the root of the repository. */
async function sourcesOfTheShop(): Promise<string[]> {
  // What is in a bundle doesn't depend on whether it is minified.
  const options = { write: false, minify: false, reportCompressedSize: false };
  const built = [await build({ root: at('apps/shop'), logLevel: 'error', build: options })].flat();
  return built
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    .map((id) => path.relative(root, id).replaceAll(path.sep, '/'));
}

it('a shopper downloads nothing of the administration', async () => {
  const sources = await sourcesOfTheShop();
  expect(sources).toContain('apps/shop/src/main.tsx');
  expect(
    sources.filter((source) => /commerce\/ProductCard\/ProductCard\.(tsx|css\.ts)/.test(source)).length,
  ).toBeGreaterThan(1);
  expect(sources.filter((source) => ofTheAdmin.some((folder) => source.startsWith(folder)))).toEqual([]);
}, 120_000);

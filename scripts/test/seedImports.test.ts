import { globSync, readFileSync } from 'node:fs';
import { root } from '@nuee/site/root';
import { expect, it } from 'vitest';

/**
 * The modules that derive from the first catalogue, or compare with it. Everything else gets the catalogue as data,
 * since the owner changes it.
 */
const allowed =
  /\.(?:test|stories)\.tsx?$|\/stories\/|\/conformance\/|\/bench\/|generateSeed\.ts$|apps\/admin\/src\/samples\/answers\.ts$/;

it('no module of shop, screen parts or server imports the catalogue from the code', () => {
  const files = globSync('{apps,packages/ui,mock-api}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /(?:^|\/)(?:node_modules|dist)$/.test(file),
  });
  const importing = files.filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes("'@nuee/domain/seed'"));
  expect(importing.length).toBeGreaterThan(0);
  expect(importing.filter((file) => !allowed.test(file))).toEqual([]);
});

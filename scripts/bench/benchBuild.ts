import { rmSync } from 'node:fs';
import { buildShopOf } from '../build/build.ts';
import { at } from '../common/root.ts';

// `npm run bench:build`: how long a build of the shop takes with 10, 500 and 5,000 products, including compressed
// copies, and how much each further product adds. That stays constant as long as the cost of a page doesn't depend on
// the number of pages.

const sizes = [10, 500, 5_000] as const;

let before: { products: number; seconds: number } | undefined;
const rows: string[] = [];
for (const products of sizes) {
  rmSync(at('.cache', `shop-${products}`), { recursive: true, force: true });
  const start = performance.now();
  await buildShopOf(products);
  const seconds = (performance.now() - start) / 1_000;
  const each = before && ((seconds - before.seconds) * 1_000) / (products - before.products);
  rows.push(
    `${String(products).padStart(9)}${seconds.toFixed(1).padStart(10)}${(each?.toFixed(1) ?? '–').padStart(26)}`,
  );
  before = { products, seconds };
}
console.info(`\n${'products'.padStart(9)}${'seconds'.padStart(10)}${'ms per further product'.padStart(26)}`);
for (const row of rows) console.info(row);

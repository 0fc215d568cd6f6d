import { nearProducts, prepareSearch, searchProducts } from '@nuee/domain';
import { manyProducts } from '@nuee/domain/fixtures';
import { median } from './throttled.ts';

// `npm run bench:search`: how long the search takes for a typed letter with 5,000 products, including the offer of
// similar products. The times are given as if the processor were four times slower, as in the other measurements.

/** The longest that a letter may take, in ms. */
const limit = 16;
const slower = 4;
const rounds = 9;

const queries = ['framboise', 'menthe glacial', 'bubblegum', 'carmel', 'noisete canelle'];

/** The time of each letter of a query, in ms. */
function lettersOf(products: Parameters<typeof searchProducts>[0], query: string): number[] {
  return Array.from(query, (_, place) => {
    const typed = query.slice(0, place + 1);
    const start = performance.now();
    if (searchProducts(products, typed).length === 0) nearProducts(products, typed);
    return (performance.now() - start) * slower;
  });
}

const products = manyProducts(5_000);
const start = performance.now();
prepareSearch(products);
process.stdout.write(`Reading all words, in idle time: ${((performance.now() - start) * slower).toFixed(0)} ms\n`);
let isOver = false;
for (const query of queries) {
  const times = Array.from({ length: rounds }, () => lettersOf(products, query));
  const ofLetters = Array.from(query, (_, place) => median(times.map((letters) => letters[place] ?? 0)));
  const slowest = Math.max(...ofLetters);
  isOver ||= slowest > limit;
  process.stdout.write(`${query.padEnd(16)} slowest letter ${slowest.toFixed(1).padStart(5)} ms\n`);
}
if (isOver) process.exitCode = 1;

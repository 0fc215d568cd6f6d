import type { ProductSummary } from './catalogue.ts';
import { fold } from './slug.ts';

/** What people type for « 0 mg/ml », folded. */
const withoutNicotine = /^(?:sans nicotine|0 ?mg(?: ?\/ ?ml)?)$/;

/**
 * The products whose name, short description or category contains the query, in their order. Case and accents are
 * ignored, so that « beurre sale » finds « Beurre Salé ». An empty query finds nothing (section 5). « sans nicotine » and « 0 mg » find
 * those that are made without.
 */
export function searchProducts<Found extends ProductSummary>(products: readonly Found[], query: string): Found[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  if (withoutNicotine.test(wanted)) return products.filter((product) => product.withoutNicotine);
  return products.filter((product) => foldedTexts(product).some((text) => text.includes(wanted)));
}

/** The folded text of each product, kept: every letter typed searches the whole catalogue, which may hold thousands. */
const folded = new WeakMap<ProductSummary, readonly string[]>();

function foldedTexts(product: ProductSummary): readonly string[] {
  const known = folded.get(product);
  if (known) return known;
  const texts = [product.name, product.shortDescription, product.category].map(fold);
  folded.set(product, texts);
  return texts;
}

/** How many products are offered where nothing is found. */
const maxNear = 6;

/**
 * The products that come close to a query without results, the closest first. Each word of the query must match the
 * beginning of a word of the product: in any order, with or without a plural, with a few wrong letters, or with two
 * words written as one (« carmel », « glaciale menthe », « bubblegum »). Words of fewer than three letters are ignored.
 */
export function nearProducts<Found extends ProductSummary>(products: readonly Found[], query: string): Found[] {
  const wanted = wordsOf(fold(query)).filter((word) => word.length >= 3);
  if (wanted.length === 0) return [];
  const { places, entries } = indexOf(products);
  const costs = wanted.map((word) => Array.from(places.keys(), (known) => costOf(word, known)));
  const near = products.flatMap((product, place) => {
    const entry = entries[place];
    if (!entry) return [];
    const cost = costs.reduce((sum, ofWord) => sum + leastOf(ofWord, entry), 0);
    return cost < Number.POSITIVE_INFINITY ? [{ product, cost }] : [];
  });
  near.sort((a, b) => a.cost - b.cost);
  // Products with more wrong letters than the closest one would only be guesses.
  const most = Math.floor(near[0]?.cost ?? 0) + 1;
  return near
    .filter(({ cost }) => cost < most)
    .slice(0, maxNear)
    .map(({ product }) => product);
}

/** The words of a product as indexes into the list of all words; those of the name come first. */
interface Entry {
  ids: readonly number[];
  inName: number;
}
/** The index of a list of products: a word that many products share is compared once. */
interface WordIndex {
  places: Map<string, number>;
  entries: Entry[];
}

const indexes = new WeakMap<readonly ProductSummary[], WordIndex>();

/**
 * Indexes the words of the next `most` products, by default of all. With thousands of products that takes longer than a
 * typed letter may wait, so a page does it in batches while it is idle.
 *
 * @returns whether all are indexed.
 */
export function prepareSearch(products: readonly ProductSummary[], most = products.length): boolean {
  const { entries } = indexOf(products, most);
  return entries.length === products.length;
}

function indexOf(products: readonly ProductSummary[], most = products.length): WordIndex {
  const index: WordIndex = indexes.get(products) ?? { places: new Map(), entries: [] };
  indexes.set(products, index);
  const { places, entries } = index;
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  for (const product of products.slice(entries.length, entries.length + most)) {
    const [name = [], ...others] = foldedTexts(product).map(wordsOf);
    const joined = name.slice(1).map((word, before) => `${name[before]}${word}`);
    const ofName = [...name, ...joined];
    entries.push({ ids: [...ofName, ...others.flat()].map(placeOf), inName: ofName.length });
  }
  return index;
}

/** The words of a folded text without their plural endings. */
function wordsOf(text: string): string[] {
  return text
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word));
}

/** The cost of the closest word of the product; a word outside its name costs a little more. */
function leastOf(costs: readonly number[], { ids, inName }: Entry): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [place, id] of ids.entries()) {
    const cost = (costs[id] ?? Number.POSITIVE_INFINITY) + (place < inName ? 0 : 0.2);
    if (cost < least) least = cost;
  }
  return least;
}

/** How many wrong letters a word may have. */
const maxWrongLetters = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/**
 * The number of wrong letters between a word and the beginning of a known word, plus a little for the rest of that
 * word; infinite if too many.
 */
function costOf(word: string, known: string): number {
  const most = maxWrongLetters(word.length);
  if (known.length < word.length - most) return Number.POSITIVE_INFINITY;
  const wrong = known.startsWith(word) ? 0 : wrongLetters(word, known, most);
  return wrong + Math.min(0.1, Math.abs(known.length - word.length) / 100);
}

/**
 * The number of letters added, left out, replaced or swapped between a word and the closest beginning of a known word.
 */
function wrongLetters(word: string, known: string, most: number): number {
  const width = Math.min(known.length, word.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, place) => place);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const isSame = word[i - 1] === known[j - 1];
      const isSwapped = i > 1 && j > 1 && word[i - 1] === known[j - 2] && word[i - 2] === known[j - 1];
      const cost = Math.min(
        at(row, j - 1) + (isSame ? 0 : 1),
        at(row, j) + 1,
        at(next, j - 1) + 1,
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const least = Math.min(...row);
  return least > most ? Number.POSITIVE_INFINITY : least;
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;

/** The count line of the search dialog, quoted from section 2. */
export function searchResultCountLabel(count: number): string {
  return `${count} résultat(s) trouvé(s)`;
}

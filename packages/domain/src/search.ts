import type { ProductSummary } from './catalogue.ts';
import { fold } from './slug.ts';

/**
 * The products whose name, short description or category contains the query, in their order. Case and accents are
 * ignored, so that « beurre sale » finds « Beurre Salé ». An empty query finds nothing (section 5).
 */
export function searchProducts<Found extends ProductSummary>(products: readonly Found[], query: string): Found[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
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

/** At most so many products are offered where nothing is found. */
const mostNear = 6;

/**
 * The products that come close to a query that finds nothing, the closest first: each of its words begins one of the product's, in any
 * order, with or without a plural, with a few letters wrong, or as two words in one (« carmel », « glaciale menthe », « bubblegum »).
 * Words under three letters aren't looked for.
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
  // Those with more letters wrong than the closest would only be guesses.
  const most = Math.floor(near[0]?.cost ?? 0) + 1;
  return near
    .filter(({ cost }) => cost < most)
    .slice(0, mostNear)
    .map(({ product }) => product);
}

/** The words of a product as places in the list of all words; those of the name come first. */
interface Entry {
  ids: readonly number[];
  inName: number;
}
/** Of a list of products: a word that many of them have is compared once. */
interface WordIndex {
  places: Map<string, number>;
  entries: Entry[];
}

const indexes = new WeakMap<readonly ProductSummary[], WordIndex>();

/**
 * Reads the words of so many more of the products, of all unless said. With thousands of them that takes longer than a letter may wait:
 * a page does it a part at a time while it has nothing else to do.
 *
 * @returns whether all are read.
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

/** The words of a folded text without their plural. */
function wordsOf(text: string): string[] {
  return text
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word));
}

/** The cost of the product's word that is closest; one outside of the name costs a little more. */
function leastOf(costs: readonly number[], { ids, inName }: Entry): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [place, id] of ids.entries()) {
    const cost = (costs[id] ?? Number.POSITIVE_INFINITY) + (place < inName ? 0 : 0.2);
    if (cost < least) least = cost;
  }
  return least;
}

/** How many letters of a word may be wrong. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** Letters wrong between a word and the beginning of a known one, and a little for what follows; infinite if too many. */
function costOf(word: string, known: string): number {
  const most = mostWrong(word.length);
  if (known.length < word.length - most) return Number.POSITIVE_INFINITY;
  const wrong = known.startsWith(word) ? 0 : wrongLetters(word, known, most);
  return wrong + Math.min(0.1, Math.abs(known.length - word.length) / 100);
}

/** Letters added, left out, replaced or swapped between a word and the beginning of a known one that is closest to it. */
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

/** The count line of the search dialog, to the letter (section 2). */
export function searchResultCountLabel(count: number): string {
  return `${count} résultat(s) trouvé(s)`;
}

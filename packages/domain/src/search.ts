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

/** The count line of the search dialog, to the letter (section 2). */
export function searchResultCountLabel(count: number): string {
  return `${count} résultat(s) trouvé(s)`;
}

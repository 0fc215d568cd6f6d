import type { Product } from './catalogue.ts';
import { fold } from './slug.ts';

/**
 * The products whose name, short description or category contains the query, in their order. Case and accents do not
 * count, so that « beurre sale » finds what « Beurre Salé » names. An empty query finds nothing (section 5).
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  return products.filter(({ name, shortDescription, category }) =>
    [name, shortDescription, category].some((text) => fold(text).includes(wanted)),
  );
}

/** The count line of the search dialog, to the letter (section 2). */
export function searchResultCountLabel(count: number): string {
  return `${count} résultat(s) trouvé(s)`;
}

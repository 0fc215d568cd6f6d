import type { CountedCategory } from '../live/products.ts';
import { categoryNames } from '../seed/categories.ts';
import { fold } from '../slug.ts';
import { unlessTyped } from './fieldIssues.ts';
import { type AdminProduct, productStats } from './products.ts';

/** One category as the administration counts it. A change names the version that it is based on; samples have no picture. */
export type AdminCategory = Pick<CountedCategory, 'id' | 'name' | 'total' | 'published' | 'version' | 'image'>;

/** All categories with their products, including empty categories. */
export function adminCategories(
  products: readonly AdminProduct[],
  names: readonly string[] = categoryNames,
): AdminCategory[] {
  return names.map((name) => {
    const { total, published } = productStats(products.filter((product) => product.category === name));
    return { id: name, name, total, published, version: 1, image: '' };
  });
}

/**
 * Why a category can't have this name, in a sentence; `undefined` when it can.
 *
 * @param taken the names of the other categories, where a name can't be given twice, whatever its case and accents.
 */
export function categoryError(name: string, taken: readonly string[] = []): string | undefined {
  const wanted = fold(name.trim());
  const other = wanted === '' ? undefined : taken.find((one) => fold(one) === wanted);
  return other === undefined
    ? unlessTyped(name, 'Indiquez un nom.')
    : `La catégorie «\u00a0${other}\u00a0» existe déjà.`;
}

/** Another category that already has the name, whatever its case and accents: renaming would merge the two. */
export function categoryToUnite(names: readonly string[], from: string, to: string): string | undefined {
  const wanted = fold(to.trim());
  return names.find((name) => name !== from && fold(name) === wanted);
}

/**
 * The categories after one of them is renamed. If another one has that name, the two are merged under the other's
 * spelling.
 */
export function renameCategory(names: readonly string[], from: string, to: string): string[] {
  const wanted = nameAfter(names, from, to);
  return [...new Set(names.map((name) => (name === from ? wanted : name)))];
}

/** The name of a category after it is renamed: as typed, or in the spelling of the category that it is merged with. */
export function nameAfter(names: readonly string[], from: string, to: string): string {
  return categoryToUnite(names, from, to) ?? to.trim();
}

/** The products with those of one category moved to another. */
export function moveCategory<Product extends Pick<AdminProduct, 'category'>>(
  products: readonly Product[],
  from: string,
  to: string,
): Product[] {
  return products.map((product) => (product.category === from ? { ...product, category: to } : product));
}

import type { Category } from '@nuee/domain';
import { tints } from './tints.css.ts';

const tintOfCategory = {
  Fruités: tints[1],
  Gourmands: tints[3],
  Menthes: tints[4],
  Classiques: tints[8],
  Mixtes: tints[9],
  'Collections Limitées': tints[10],
} as const satisfies Record<Category, string>;

const tintOfProduct: Readonly<Record<string, string>> = tints;

/** The class that sets `tintVars` for a product; a product outside of the colour chart gets a neutral field. */
export const productTint = (productId: string): string => tintOfProduct[productId] ?? tints.none;

/** The class that sets `tintVars` for a category. */
export const categoryTint = (category: Category): string => tintOfCategory[category];

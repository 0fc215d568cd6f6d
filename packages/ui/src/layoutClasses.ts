import { root as productGrid } from './commerce/ProductGrid/ProductGrid.css.ts';
import { type ProductGridArrangement, productGridArrangements } from './commerce/ProductGrid/ProductGrid.tsx';

// The classes that lay out a page, for the docs page that reads their values from the style sheet.

export { root as containerClass } from './layout/Container/Container.css.ts';
export { productGridArrangements };

export const productGridClass = (arrangement: ProductGridArrangement): string => productGrid({ arrangement });

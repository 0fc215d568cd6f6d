import type { Product } from '@nuee/domain';
import { onDemand } from '@nuee/ui/onDemand';

/** What the page of a product shows of the catalogue. */
export interface ProductShown {
  product: Product;
  related: readonly Product[];
}

/** Names the element in which prerender.ts writes it: the page of a product carries its own, and needs no catalogue. */
export const productShownId = 'product-shown';

let carried: ProductShown | null | undefined;

/** What this document was written for, if it is what the address asks for. */
export function carriedProduct(slug: string): ProductShown | undefined {
  if (carried === undefined) carried = readDocument();
  return carried?.product.slug === slug ? carried : undefined;
}

function readDocument(): ProductShown | null {
  if (import.meta.env.SSR) return null;
  return JSON.parse(document.getElementById(productShownId)?.textContent ?? 'null');
}

/** Finds it for the pages that are opened from another one. */
export const productFinder = onDemand(() => import('./findProductShown.ts'));

import { ProductNotes, RelatedProducts } from '@nuee/ui';
import type { ProductShown } from './productShown.ts';

/** What stands below the detail: a file of its own, since it is loaded later than the page. */
export default function LaterNotes({ product, related }: ProductShown) {
  return (
    <>
      <ProductNotes product={product} />
      <RelatedProducts products={related} />
    </>
  );
}

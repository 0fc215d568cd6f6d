import { type Product, products, relatedProducts } from '@nuee/domain';
import { ProductNotes, RelatedProducts } from '@nuee/ui';

/** What stands below the detail: a file of its own, since it is loaded later than the page. */
export default function LaterNotes({ product }: { product: Product }) {
  return (
    <>
      <ProductNotes product={product} />
      <RelatedProducts products={relatedProducts(products, product)} />
    </>
  );
}

import { type AdminProduct, productSummary, storefrontProduct } from '@nuee/domain';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { useStruckPrice } from '../../internal/StruckPriceContext.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as styles from './ProductPreview.css.ts';

export interface ProductPreviewProps extends Omit<CardProps, 'title' | 'children'> {
  /** The product as it would be saved. */
  product: AdminProduct;
}

/**
 * The card that the storefront would show for a product, on the storefront's background: with the struck price that a
 * `StruckPriceProvider` above says.
 *
 * Use it beside the fields of a product; for a product that is shown to visitors, use `ProductCard`.
 */
export function ProductPreview({ product, ...rest }: ProductPreviewProps) {
  const shown = productSummary(storefrontProduct(product, useStruckPrice() === 'lowest' ? new Date() : undefined));
  return (
    <Card title="Aperçu" {...rest}>
      <div className={styles.paper} inert>
        <ProductCard product={shown} />
      </div>
    </Card>
  );
}

import type { ProductSummary } from '@nuee/domain';
import { memo } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useGrowing } from '../../internal/useGrowing.ts';
import { ProductCard, type ProductCardLayout, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import * as styles from './ProductGrid.css.ts';

/**
 * `featured`: 4, 3, 2 or 1 columns with the first product in the large cell. `catalogue`: 3 or 2 columns, 1 on the smallest phones.
 * `related`: 2 columns; rows on phones.
 */
export const productGridArrangements = ['featured', 'catalogue', 'related'] as const;
export type ProductGridArrangement = (typeof productGridArrangements)[number];

export interface ProductGridProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The products, in order. */
  products: readonly ProductSummary[];
  /** The number of columns, and whether there is a large cell. Default `catalogue`. */
  arrangement?: ProductGridArrangement;
  /** Level of the names as headings. Default 3. */
  headingLevel?: NonNullable<ProductCardProps['headingLevel']>;
}

/**
 * Products on the colour chart: abutting cells divided by hairlines. A long list renders the products near the window,
 * and the next ones as the reader scrolls towards them.
 *
 * Use it for two products or more; for those related to another product, use `RelatedProducts`.
 */
export function ProductGrid({
  products,
  arrangement = 'catalogue',
  headingLevel = 3,
  className,
  ...rest
}: ProductGridProps) {
  const { shown, isLong, lastRef } = useGrowing(products);
  const isWhole = shown.length === products.length;
  return (
    <ul className={cx(styles.root({ arrangement }), className)} {...rest}>
      {shown.map((product, index) => {
        const layout = layoutAt(arrangement, index, products.length);
        return (
          <li
            key={product.id}
            className={styles.cell({ layout, list: isLong ? 'long' : 'short' })}
            ref={index === shown.length - 1 ? lastRef : null}
            // A partly rendered list tells assistive technology its size and each item's position.
            aria-setsize={isWhole ? undefined : products.length}
            aria-posinset={isWhole ? undefined : index + 1}
          >
            {/* On a phone the first product of the catalogue is the largest picture in the first view. */}
            <Card
              product={product}
              layout={layout}
              // The only product of a category has given its flavours to the head of the page.
              closeUp={products.length === 1}
              headingLevel={headingLevel}
              priority={arrangement === 'catalogue' && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Memoised, so that a list that grows or is filtered doesn't render its cards again. */
const Card = memo(ProductCard);

function layoutAt(arrangement: ProductGridArrangement, index: number, count: number): ProductCardLayout {
  if (arrangement === 'featured') return index === 0 ? 'feature' : 'row';
  if (arrangement === 'related') return 'row';
  // A last card that is alone on its row, of two or three columns, fills the row.
  if (index !== count - 1) return 'cell';
  const [ofTwo, ofThree] = [index % 2 === 0, index % 3 === 0];
  if (ofTwo) return ofThree ? 'wideInBoth' : 'wideInTwo';
  return ofThree ? 'wide' : 'cell';
}

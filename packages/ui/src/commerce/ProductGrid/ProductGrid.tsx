import type { Product } from '@nuee/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { ProductCard, type ProductCardLayout, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import * as styles from './ProductGrid.css.ts';

/**
 * `featured`: 4, 3, 2 or 1 columns with the first product in the large cell. `catalogue`: 3, 2 or 1 columns.
 * `related`: 2 columns; rows on phones.
 */
export const productGridArrangements = ['featured', 'catalogue', 'related'] as const;
export type ProductGridArrangement = (typeof productGridArrangements)[number];

export interface ProductGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  products: readonly Product[];
  /** How many columns, and who gets the large cell. Default `catalogue`. */
  arrangement?: ProductGridArrangement;
  /** Level of the names as headings. Default 3. */
  headingLevel?: NonNullable<ProductCardProps['headingLevel']>;
}

/**
 * Products on the colour chart: abutting cells divided by hairlines.
 *
 * Use it for two products or more; for those that go with another product, take `RelatedProducts`.
 */
export function ProductGrid({
  products,
  arrangement = 'catalogue',
  headingLevel = 3,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <ul className={cx(styles.root({ arrangement }), className)} {...rest}>
      {products.map((product, index) => {
        const layout = layoutAt(arrangement, index, products.length);
        return (
          <li key={product.id} className={styles.cell({ layout })}>
            <ProductCard product={product} layout={layout} headingLevel={headingLevel} />
          </li>
        );
      })}
    </ul>
  );
}

function layoutAt(arrangement: ProductGridArrangement, index: number, count: number): ProductCardLayout {
  if (arrangement === 'featured') return index === 0 ? 'feature' : 'row';
  if (arrangement === 'related') return 'row';
  // Alone on its row of three, the last card takes the whole of it.
  return index === count - 1 && index % 3 === 0 ? 'wide' : 'cell';
}

import type { ProductSummary } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as styles from './RelatedProducts.css.ts';

export interface RelatedProductsProps extends Omit<PartProps<'div'>, 'children'> {
  /** At most four (section 9); without any the section is absent. */
  products: readonly ProductSummary[];
}

/**
 * « Produits similaires », below a product.
 *
 * Use it below a product; for any other list, use `ProductGrid`.
 */
export function RelatedProducts({ products, className, ...rest }: RelatedProductsProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <Container
      as="section"
      paddingTop={{ base: 56, lg: 96 }}
      paddingBottom={40}
      aria-labelledby={headingId}
      className={cx(styles.root, className)}
      {...rest}
    >
      <Heading level={2} id={headingId}>
        Produits similaires
      </Heading>
      <ProductGrid arrangement="related" products={products} />
    </Container>
  );
}

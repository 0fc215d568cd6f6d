import type { ProductSummary } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as styles from './BestSellers.css.ts';

export interface BestSellersProps extends Omit<PartProps<'div'>, 'children' | 'title'> {
  /** Another title, where they are no best-sellers yet. Default « Nos Best-Sellers ». */
  title?: string;
  /** In their order; the first one gets the large cell, from five products on. */
  products: readonly ProductSummary[];
  /** Address of the whole catalogue. */
  catalogueHref: string;
}

/**
 * « Nos Best-Sellers »: the featured products and a link to the catalogue.
 *
 * Use it on the home page; for products without the large cell and the link, use `ProductGrid`.
 */
export function BestSellers({
  title = 'Nos Best-Sellers',
  products,
  catalogueHref,
  className,
  ...rest
}: BestSellersProps) {
  const headingId = useId();
  return (
    <Container
      as="section"
      paddingTop={{ base: 72, lg: 128 }}
      aria-labelledby={headingId}
      className={cx(styles.root, className)}
      {...rest}
    >
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      <Button className={styles.action} variant="secondary" href={catalogueHref}>
        Voir tout le catalogue
      </Button>
      {/* With fewer, a large cell would stand beside an empty place. */}
      <ProductGrid
        className={styles.products}
        arrangement={products.length > 4 ? 'featured' : products.length === 4 ? 'related' : 'catalogue'}
        products={products}
      />
    </Container>
  );
}

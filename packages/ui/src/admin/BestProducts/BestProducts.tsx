import { formatPrice } from '@nuee/domain';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ParcelIcon } from '../../primitives/Icon/icons.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { productHref } from '../adminLinks.ts';
import { countOf } from '../countOf.ts';
import { Section, type SectionProps } from '../Section/Section.tsx';
import * as styles from './BestProducts.css.ts';

export interface BestProductsProps extends Omit<SectionProps, 'title' | 'children'> {
  /** The best first, each with the pieces that were sold, and their sum in euros. */
  products: readonly { id: string; name: string; pieces: number; total: number }[];
}

/**
 * The products of which most pieces were sold in the last 30 days, each with a link to its page.
 *
 * Use it on the dashboard; for amounts over days, use `SalesChart`.
 */
export function BestProducts({ products, ...rest }: BestProductsProps) {
  return (
    <Section title="Meilleurs produits des 30 derniers jours" {...rest}>
      {products.length === 0 ? (
        <EmptyState icon={<ParcelIcon size={32} />} title="Aucune vente" level={3} />
      ) : (
        <ol className={styles.rows} aria-label="Meilleurs produits">
          {products.map(({ id, name, pieces, total }) => (
            <li key={id} className={styles.row}>
              <TextLink href={productHref({ id })} tone="standalone">
                {name}
              </TextLink>
              <span className={styles.pieces}>{countOf(pieces, 'pièce')}</span>
              <span className={styles.total}>{formatPrice(total)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

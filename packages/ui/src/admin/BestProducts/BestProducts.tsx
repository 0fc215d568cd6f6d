import { formatCount, formatPrice } from '@nuee/domain';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ParcelIcon } from '../../primitives/Icon/icons.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { productHref } from '../adminLinks.ts';
import { countOf } from '../countOf.ts';
import { Section, type SectionProps } from '../Section/Section.tsx';
import * as styles from './BestProducts.css.ts';

export interface BestProductsProps extends Omit<SectionProps, 'title' | 'children'> {
  /** The best first, each with the pieces that were sold, their sum in euros, and the pieces of the period before. */
  products: readonly { id: string; name: string; pieces: number; total: number; before: number }[];
}

/**
 * The products of which most pieces were sold in a period, each with a link to its page.
 *
 * Use it below a `PeriodChooser`; for amounts over days, use `SalesChart`.
 */
export function BestProducts({ products, ...rest }: BestProductsProps) {
  return (
    <Section title="Meilleurs produits" {...rest}>
      {products.length === 0 ? (
        <EmptyState icon={<ParcelIcon size={32} />} title="Aucune vente" level={3} />
      ) : (
        <ol className={styles.rows} aria-label="Meilleurs produits">
          {products.map(({ id, name, pieces, total, before }) => (
            <li key={id} className={styles.row}>
              <TextLink href={productHref({ id })} tone="standalone">
                {name}
              </TextLink>
              <span className={styles.pieces}>
                {countOf(pieces, 'pièce')}
                <span className={styles.before}>{`${formatCount(before)} avant`}</span>
              </span>
              <span className={styles.total}>{formatPrice(total)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

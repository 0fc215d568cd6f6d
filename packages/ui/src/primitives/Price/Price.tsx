import { formatPrice } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useStruckPrice } from '../../internal/StruckPriceContext.tsx';
import { useRolling } from '../../internal/useRolling.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export interface PriceProps extends PartProps<'span'> {
  /** The price to pay, in euros. */
  amount: number;
  /** What a reduced `amount` is compared with, in euros: shown struck through beside it. */
  was?: number | undefined;
  /** Whether it is only the lowest of several: « à partir de ». */
  from?: boolean;
  /** `lg` on the product page. Default `md`. */
  size?: 'md' | 'lg';
}

/**
 * A price as a visitor reads it: `17,99 €`, with another struck through when it is reduced: the regular price, unless a `StruckPriceProvider`
 * above says otherwise.
 *
 * Use it for the price of a product; for the amounts of an order, use `TotalsTable`.
 */
export function Price({ amount, was, from = false, size = 'md', className, ...rest }: PriceProps) {
  const reduced = was !== undefined;
  const label = struckLabels[useStruckPrice()];
  const rolling = useRolling(amount);
  return (
    <span className={cx(styles.root({ size }), className)} data-reduced={reduced || undefined} {...rest}>
      {/* In lists and tables the words around it say what the amount is. */}
      {(reduced || size === 'lg') && <VisuallyHidden>{`${reduced ? 'Prix réduit' : 'Prix'}\u00a0: `}</VisuallyHidden>}
      {from && <span className={styles.from}>à partir de </span>}
      <span key={amount} className={cx(styles.amount, rolling)}>
        {formatPrice(amount)}
      </span>
      {reduced && (
        <>
          <VisuallyHidden>{` ${label}\u00a0: `}</VisuallyHidden>
          <s className={styles.was}>{formatPrice(was)}</s>
        </>
      )}
    </span>
  );
}

/** For screen readers. */
const struckLabels = { regular: 'Prix habituel', lowest: 'Prix le plus bas des 30 derniers jours' } as const;

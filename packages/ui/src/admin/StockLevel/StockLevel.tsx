import { formatCount, stockLevel } from '@nuee/domain';
import { CircleX, TriangleAlert } from 'lucide';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx';
import * as styles from './StockLevel.css.ts';

export interface StockLevelProps extends Omit<PartProps<'span'>, 'children'> {
  /** How many pieces are left. */
  stock: number;
}

/**
 * The stock of a product: a number, with a warning below ten and at 0 (specification, section 9).
 *
 * Use it in a table of products; in the storefront, which shows stock as a word, use `Badge`.
 */
export function StockLevel({ stock, className, ...rest }: StockLevelProps) {
  const level = stockLevel(stock);
  if (level === 'ok') {
    return (
      <span className={cx(styles.plain, className)} {...rest}>
        {formatCount(stock)}
        <span className={styles.unit}> en stock</span>
      </span>
    );
  }
  return level === 'out' ? (
    <StatusPill tone="critical" shape={CircleX} className={className} {...rest}>
      Rupture
    </StatusPill>
  ) : (
    <StatusPill tone="caution" shape={TriangleAlert} className={className} {...rest}>
      {`${stock} restant${stock > 1 ? 's' : ''}`}
    </StatusPill>
  );
}

import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useRolling } from '../../internal/useRolling.ts';
import * as styles from './CountBadge.css.ts';

export interface CountBadgeProps extends Omit<PartProps<'span'>, 'children'> {
  /** The number; from 100 on « 99+ » is shown. */
  count: number;
}

/**
 * A number in a disc, such as the pieces in the cart.
 *
 * Use it for a number beside a word or an icon; for a word, use `Badge`.
 */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  return (
    <span className={cx(styles.root, className)} {...rest}>
      <span key={count} className={useRolling(count)}>
        {count > 99 ? '99+' : count}
      </span>
    </span>
  );
}

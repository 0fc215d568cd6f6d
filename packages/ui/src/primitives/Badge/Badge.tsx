import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends PartProps<'span'> {
  /** What it says about the product; `tint` takes the tint that a class around it sets. */
  tone: 'bestSeller' | 'fresh' | 'promo' | 'neutral' | 'tint';
}

/**
 * A small label with its own background: « Nouveau », « Promo ».
 *
 * Use it for a property of a product; for a status, use `StatusPill`, for a number `CountBadge`.
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cx(styles.root({ tone }), className)} {...rest} />;
}

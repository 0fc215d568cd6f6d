import type { HTMLAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What it says of the product; `tint` takes the tint that a class around it sets. */
  tone: 'bestSeller' | 'fresh' | 'promo' | 'neutral' | 'tint';
}

/**
 * A small label on its own ground: « Nouveau », « Promo ».
 *
 * Use it for what a product is; for where something stands, use `StatusPill`, for a number `CountBadge`.
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cx(styles.root({ tone }), className)} {...rest} />;
}

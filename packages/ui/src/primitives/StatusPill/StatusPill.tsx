import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './StatusPill.css.ts';

export interface StatusPillProps extends HTMLAttributes<HTMLSpanElement> {
  /** The meaning of the status. */
  tone: 'caution' | 'info' | 'accent' | 'positive' | 'critical' | 'neutral';
  /** An icon of 15 px, so that colour isn't the only sign. Not shown when outlined. */
  icon?: ReactNode;
  /** `soft` on the tone's ground; `outlined` with a dot, for payments. Default `soft`. */
  variant?: 'soft' | 'outlined';
}

/**
 * Where something stands: « Expédiée », « Payée ».
 *
 * Use it under a status that has no part of its own; for an order, take `OrderStatus`, for a product `Badge`.
 */
export function StatusPill({ tone, icon, variant = 'soft', className, children, ...rest }: StatusPillProps) {
  return (
    <span className={cx(styles.root({ variant }), variant === 'soft' && styles.soft[tone], className)} {...rest}>
      {variant === 'outlined' ? <span aria-hidden className={cx(styles.dot, styles.ink[tone])} /> : icon}
      {children}
    </span>
  );
}

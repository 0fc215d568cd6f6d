import type { IconNode } from 'lucide';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StatusPill.css.ts';

export interface StatusPillProps extends PartProps<'span'> {
  /** The meaning of the status. */
  tone: 'caution' | 'info' | 'accent' | 'positive' | 'critical' | 'neutral';
  /** The shape of its icon, from Lucide, so that colour isn't the only sign. Not shown when outlined. */
  shape?: IconNode;
  /** `soft` has the tone's background; `outlined` has a dot, for payments. Default `soft`. */
  variant?: 'soft' | 'outlined';
}

/**
 * A status: « Expédiée », « Payée ».
 *
 * Use it for a status that has no part of its own; for an order, use `OrderStatus`, for a product `Badge`.
 */
export function StatusPill({ tone, shape, variant = 'soft', className, children, ...rest }: StatusPillProps) {
  return (
    <span className={cx(styles.root({ variant }), styles.tones[variant][tone], className)} {...rest}>
      {variant === 'soft' && shape && <Icon shape={shape} size={15} />}
      <span>{children}</span>
    </span>
  );
}

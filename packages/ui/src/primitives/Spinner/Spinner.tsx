import type { HTMLAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** 16 px inside a button, 28 px in a page. Default `md`. */
  size?: 'sm' | 'md';
}

/**
 * A turning arc in the colour of the text. Silent: what is being waited for is said in words beside it.
 *
 * Use it for a wait without a shape; for cards and rows that come, use `Skeleton`, for an action `Button`.
 */
export function Spinner({ size = 'md', className, ...rest }: SpinnerProps) {
  return <span aria-hidden className={cx(styles.root({ size }), className)} {...rest} />;
}

import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends PartProps<'span'> {
  /** 16 px inside a button, 28 px in a page. Default `md`. */
  size?: 'sm' | 'md';
}

/**
 * A turning arc in the colour of the text. It is hidden from assistive technology: words beside it say what is loading.
 *
 * Use it where the shape of the content is unknown; for cards and rows, use `Skeleton`, for an action `Button`.
 */
export function Spinner({ size = 'md', className, ...rest }: SpinnerProps) {
  return <span aria-hidden className={cx(styles.root({ size }), className)} {...rest} />;
}

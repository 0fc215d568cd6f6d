import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<PartProps<'span'>, 'children'> {
  /** A CSS length, or px. Default `100%`. */
  width?: string | number;
  /** A CSS length, or px. Default the height of a line of text. */
  height?: string | number;
}

/**
 * A block in the place of content that is still loading. It is hidden from assistive technology: the region around it
 * says `aria-busy`.
 *
 * Use it where the shape of the content is known; where it isn't, use `Spinner`, for an empty list `EmptyState`.
 */
export function Skeleton({ width = '100%', height = '1em', className, style, ...rest }: SkeletonProps) {
  return <span aria-hidden className={cx(styles.root, className)} style={{ width, height, ...style }} {...rest} />;
}

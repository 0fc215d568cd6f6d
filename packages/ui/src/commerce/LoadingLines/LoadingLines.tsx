import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LoadingLines.css.ts';

export const loadingShapes = ['lines', 'fields'] as const;

export interface LoadingLinesProps extends Omit<PartProps<'div'>, 'children'> {
  /** What comes: lines with a picture, or a form. */
  shape: (typeof loadingShapes)[number];
  /** What is said to screen readers. Default « Chargement en cours ». */
  label?: string;
}

const rows = [1, 2, 3] as const;

/**
 * The shape of lines or fields that are still loading, shown after 200 ms. It is as high as the window, so that the footer
 * can't be pressed in the moment in which they arrive and move it.
 *
 * Use it for a cart, a list of orders or a form; where the shape isn't known, use `Spinner`.
 */
export function LoadingLines({ shape, label = 'Chargement en cours', className, ...rest }: LoadingLinesProps) {
  return (
    <div role="status" className={cx(styles.root, className)} {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={styles.row({ shape })}>
          {shape === 'lines' && <Skeleton className={styles.picture} width="6rem" height="6rem" />}
          <div className={styles.text}>
            <Skeleton width="12rem" height="1.25rem" />
            {shape === 'lines' ? <Skeleton width="8rem" height="0.875rem" /> : <Skeleton height="3rem" />}
          </div>
        </div>
      ))}
    </div>
  );
}

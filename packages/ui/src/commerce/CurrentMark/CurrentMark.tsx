import { accentPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './CurrentMark.css.ts';

export interface CurrentMarkProps extends Omit<PartProps<'svg'>, 'children'> {}

/**
 * The gold accent on the current item. It is decoration: the word itself has `aria-current`.
 *
 * Use it on the current link of a menu; for a number of unread things, use `CountBadge`.
 */
export function CurrentMark({ className, ...rest }: CurrentMarkProps) {
  return (
    <svg viewBox={viewBoxes.accent} aria-hidden="true" className={cx(styles.root, className)} {...rest}>
      <path d={accentPath} />
    </svg>
  );
}

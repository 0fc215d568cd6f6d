import type { ComponentPropsWithRef } from 'react';
import { accentPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './CurrentMark.css.ts';

export interface CurrentMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

/**
 * The gold accent that stands on whatever is current. Decoration: the word itself carries `aria-current`.
 *
 * Use it on the one link of a menu that is current; for a number of unread things, use `CountBadge`.
 */
export function CurrentMark({ className, ...rest }: CurrentMarkProps) {
  return (
    <svg viewBox={viewBoxes.accent} aria-hidden="true" className={cx(styles.root, className)} {...rest}>
      <path d={accentPath} />
    </svg>
  );
}

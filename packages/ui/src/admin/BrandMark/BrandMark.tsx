import type { ComponentPropsWithRef } from 'react';
import { initialAccentPath, initialPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

/**
 * The initial of « Nuée » with its accent, 24 px high, for where the whole name doesn't fit.
 *
 * Use it where there is less room than the name needs; everywhere else, use `Wordmark`.
 */
export function BrandMark({ className, ...rest }: BrandMarkProps) {
  return (
    <svg
      viewBox={viewBoxes.initial}
      role="img"
      aria-label="Maison Nuée"
      className={cx(styles.root, className)}
      {...rest}
    >
      <path fill="currentColor" d={initialPath} />
      <path className={styles.accent} d={initialAccentPath} />
    </svg>
  );
}

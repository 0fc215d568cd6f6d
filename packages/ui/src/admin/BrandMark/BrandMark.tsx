import type { ComponentPropsWithRef } from 'react';
import { initialAccentPath, initialPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

/**
 * The initial of « Nuée » with its accent, where the whole name has no place: 24 px high.
 *
 * Use it where less than the width of the name is free; everywhere else, use `Wordmark`.
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

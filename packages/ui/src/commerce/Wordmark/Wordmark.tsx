import type { ComponentPropsWithRef } from 'react';
import { accentPath, lettersPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Wordmark.css.ts';

export const wordmarkSizes = ['sm', 'md', 'lg'] as const;
export type WordmarkSize = (typeof wordmarkSizes)[number];

export interface WordmarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Its height: `sm` 17 px (dialogs), `md` 22 px and 28 in the wide header, `lg` 40 to 50 px (footer). Default `md`. */
  size?: WordmarkSize;
}

/**
 * « Maison Nuée » as drawn by the brand: ink in the text colour, the accent in gold.
 *
 * Use it for the name of the shop in a header; where there is no room for it, use `BrandMark`.
 */
export function Wordmark({ size = 'md', className, ...rest }: WordmarkProps) {
  return (
    <svg
      viewBox={viewBoxes.wordmark}
      role="img"
      aria-label="Maison Nuée"
      className={cx(styles.root({ size }), className)}
      {...rest}
    >
      <path fill="currentColor" d={lettersPath} />
      <path className={styles.accent} d={accentPath} />
    </svg>
  );
}

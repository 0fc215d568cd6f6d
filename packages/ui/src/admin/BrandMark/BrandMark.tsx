import { initialAccentPath, initialPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { drawnName, useShopName } from '../../internal/ShopNameContext.tsx';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<PartProps<'svg'>, 'children'> {}

/**
 * The initial of « Nuée » with its accent, or of the name that a `ShopNameProvider` gives, 24 px high, for where the whole name
 * doesn't fit.
 *
 * Use it where there is less room than the name needs; everywhere else, use `Wordmark`.
 */
export function BrandMark({ className, ...rest }: BrandMarkProps) {
  const name = useShopName();
  return (
    <svg viewBox={viewBoxes.initial} role="img" aria-label={name} className={cx(styles.root, className)} {...rest}>
      {name === drawnName ? (
        <>
          <path fill="currentColor" d={initialPath} />
          <path className={styles.accent} d={initialAccentPath} />
        </>
      ) : (
        <text x={396} textAnchor="middle" fill="currentColor" fontSize={1000}>
          {[...name][0]}
        </text>
      )}
    </svg>
  );
}

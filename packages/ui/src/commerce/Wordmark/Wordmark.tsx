import { accentPath, lettersPath, viewBoxes } from '../../internal/brandPaths.ts';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { drawnName, useShopName } from '../../internal/ShopNameContext.tsx';
import * as styles from './Wordmark.css.ts';

export const wordmarkSizes = ['sm', 'md', 'lg'] as const;
export type WordmarkSize = (typeof wordmarkSizes)[number];

export interface WordmarkProps extends Omit<PartProps<'svg'>, 'children'> {
  /** Its height: `sm` 17 px (dialogs), `md` 22 px and 28 in the wide header, `lg` 40 to 50 px (footer). Default `md`. */
  size?: WordmarkSize;
}

/** The mean width of a letter, in thousandths of the size of the font. */
const letterWidth = 500;

/**
 * The name of the shop in the text colour: « Maison Nuée » as drawn by the brand with its accent in gold, any other that a
 * `ShopNameProvider` gives in the same type. A long one shrinks to the room that there is.
 *
 * Use it for the name of the shop in a header; where there is no room for it, use `BrandMark`.
 */
export function Wordmark({ size = 'md', className, ...rest }: WordmarkProps) {
  const name = useShopName();
  const isDrawn = name === drawnName;
  const width = letterWidth * name.length;
  return (
    <svg
      viewBox={isDrawn ? viewBoxes.wordmark : `0 -760 ${width} 790`}
      role="img"
      aria-label={name}
      className={cx(styles.root({ size }), className)}
      {...rest}
    >
      {isDrawn ? (
        <>
          <path fill="currentColor" d={lettersPath} />
          <path className={styles.accent} d={accentPath} />
        </>
      ) : (
        // Its width is known before the font has come, so that nothing moves.
        <text fill="currentColor" fontSize={1000} textLength={width}>
          {name}
        </text>
      )}
    </svg>
  );
}

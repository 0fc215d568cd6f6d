import { type Pictogram, pictograms } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './HazardPictogram.css.ts';

/** What stands in the frame: filled shapes, lines, and what is left white in a shape. */
const symbols: Readonly<Record<Pictogram, { shape: string; lines?: string; holes?: string }>> = {
  GHS02: {
    shape: 'M50 22c3 11 15 16 15 30a15 15 0 0 1-30 0c0-6 3-10 6-14 0 4 2 7 5 7 3-7 0-15 4-23Z',
    lines: 'M33 73h34',
    holes: 'M50 48c1 5 6 7 6 12a6 6 0 0 1-12 0c0-5 5-7 6-12Z',
  },
  GHS05: {
    shape: 'M26 33l19-7 3 6-19 7ZM74 33l-19-7-3 6 19 7ZM26 66h20l-4 5H26ZM54 68c4-6 12-6 20-6v9H54Z',
    lines: 'M36 43v5M36 53v6M64 43v4M64 51v5',
  },
  GHS06: {
    shape: 'M50 24a17 17 0 0 0-11 30v8h22v-8a17 17 0 0 0-11-30Z',
    lines: 'M31 65 69 77M69 65 31 77',
    holes: 'M43 38a4 4 0 1 0 .1 0ZM57 38a4 4 0 1 0 .1 0ZM50 48l3 5h-6Z',
  },
  GHS07: { shape: 'M44 24h12l-3 34h-6ZM50 63a6 6 0 1 0 .1 0Z' },
  GHS08: {
    shape: 'M50 20a8 8 0 1 0 .1 0ZM31 76c0-24 6-36 19-36s19 12 19 36Z',
    holes: 'M50 46l3 8 8-3-4 8 8 4-8 3 3 8-8-4-3 6-3-6-8 4 4-8-8-3 8-4-4-8 8 3Z',
  },
  GHS09: {
    shape: 'M52 62c6-8 14-8 20 0-6 8-14 8-20 0ZM70 62l8-6v12Z',
    lines: 'M40 26v44M40 46l-9-9M40 52l9-9M40 38l6-6M24 71h26',
    holes: 'M58 60a1.5 1.5 0 1 0 .1 0Z',
  },
};

export interface HazardPictogramProps extends Omit<PartProps<'svg'>, 'children'> {
  /** Its code in the CLP regulation. */
  code: Pictogram;
}

/**
 * A hazard pictogram of the CLP regulation, in a drawing of the shop’s own: black on white in a red frame.
 *
 * Use it beside the hazard statements of a product; for another symbol, use `Icon`.
 */
export function HazardPictogram({ code, className, ...rest }: HazardPictogramProps) {
  const { shape, lines, holes } = symbols[code];
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${pictograms[code]} (${code})`}
      className={cx(styles.root, className)}
      {...rest}
    >
      <path className={styles.frame} d="M50 4 96 50 50 96 4 50Z" />
      <path className={styles.shape} d={shape} />
      {lines !== undefined && <path className={styles.lines} d={lines} />}
      {holes !== undefined && <path className={styles.holes} d={holes} />}
    </svg>
  );
}

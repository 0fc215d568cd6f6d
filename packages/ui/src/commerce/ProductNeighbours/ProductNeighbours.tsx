import { type ChartBand, productNumber, productPath } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { productTint } from '../../styles/tint.ts';
import { ColourChart } from '../ColourChart/ColourChart.tsx';
import { productPicture } from '../pictures.ts';
import * as styles from './ProductNeighbours.css.ts';

export interface ProductNeighboursProps extends Omit<PartProps<'div'>, 'children'> {
  /** The bands of the colour chart around the product, in order. */
  bands: readonly ChartBand[];
  /** Id of the product whose page this is. */
  current: string;
}

/**
 * The colour chart with the product before and the one after it. On phones, where the chart is above the product, the two
 * have their pictures.
 *
 * Use it once, below a product; for products of its category, use `RelatedProducts`.
 */
export function ProductNeighbours({ bands, current, ...rest }: ProductNeighboursProps) {
  if (bands.length < 2) return null;
  const place = bands.findIndex(({ id }) => id === current);
  return (
    <div {...rest}>
      <ColourChart bands={bands} current={current} className={styles.chart} />
      <nav aria-label="Compositions voisines" className={styles.neighbours}>
        <Neighbour band={bands[place - 1]} label="Composition d’avant" className={styles.before} />
        <Neighbour band={bands[place + 1]} label="Composition d’après" className={styles.after} />
      </nav>
    </div>
  );
}

interface NeighbourProps {
  band: ChartBand | undefined;
  label: string;
  className: string;
}

function Neighbour({ band, label, className }: NeighbourProps) {
  if (band === undefined) return null;
  const number = productNumber(band);
  const tint = productTint(band);
  return (
    <Link href={productPath(band)} className={cx(styles.neighbour, className)}>
      <span className={cx(styles.field, tint.className)} style={tint.style}>
        <Picture
          className={styles.picture}
          {...productPicture(band)}
          alt=""
          sizes="(min-width: 768px) 0px, 50vw"
          width={1200}
          height={1200}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.name}>
          {number !== undefined && <i>{`N°\u00a0${number} `}</i>}
          {band.name}
        </span>
      </span>
    </Link>
  );
}

import { type ChartBand, productNumber, productPath } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productTint } from '../../styles/tint.ts';
import { aromasPicture, productPicture } from '../pictures.ts';
import * as styles from './ColourChart.css.ts';

export interface ColourChartProps extends Omit<PartProps<'nav'>, 'children'> {
  /** The bands, in order: twelve at most. */
  bands: readonly ChartBand[];
  /** Id of the product whose page this is. */
  current?: string | undefined;
  /** `bottles`: a band shows its bottle under the pointer. `aromas`: every band shows its flavours. Default `bottles`. */
  pictures?: 'bottles' | 'aromas';
}

/**
 * The colour chart of the house (« nuancier ») as a way through the catalogue: abutting bands in the colours of the
 * bottles. On phones it is a strip of numbers.
 *
 * Use it between products; for products to choose from, use `ProductGrid`.
 */
export function ColourChart({ bands, current, pictures = 'bottles', className, ...rest }: ColourChartProps) {
  return (
    <nav aria-label="Nuancier" className={className} {...rest}>
      <ul className={styles.bands({ pictures })}>
        {bands.map((band) => {
          const tint = productTint(band);
          const number = productNumber(band);
          const isCurrent = band.id === current;
          return (
            <li key={band.id} className={cx(styles.band, tint.className)} style={tint.style}>
              <Link href={productPath(band)} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
                {!isCurrent && (
                  <Picture
                    className={styles.picture({ pictures })}
                    {...(pictures === 'aromas' ? aromasPicture(band) : productPicture(band))}
                    alt=""
                    sizes={pictures === 'aromas' ? '(min-width: 1024px) 24vw, 42vw' : '11rem'}
                    width={1200}
                    height={1200}
                  />
                )}
                <VisuallyHidden>{band.name}</VisuallyHidden>
                <span className={styles.words({ pictures })} aria-hidden="true">
                  {isCurrent && <span className={styles.name}>{band.name}</span>}
                  {number !== undefined && (
                    <span className={styles.number}>
                      <span className={styles.sign}>N°&nbsp;</span>
                      {number}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

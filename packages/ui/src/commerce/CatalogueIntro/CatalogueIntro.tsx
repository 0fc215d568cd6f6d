import type { ProductSummary, ReadPage } from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { media } from '../../styles/media.ts';
import { productTint } from '../../styles/tint.ts';
import { aromasPicture, bannerPictureWidths, bottleIdOf, ownPicture } from '../pictures.ts';
import * as styles from './CatalogueIntro.css.ts';

export interface CatalogueIntroProps extends Omit<PartProps<'header'>, 'children'> {
  /** The category that is shown; `null` means all. Default `null`. */
  category?: string | null;
  /** The first product of the category: the head is a field in its colour, in the demonstration with its flavours. */
  product?: Pick<ProductSummary, 'id' | 'image' | 'tint'> | undefined;
  /** What the owner of a shop in service says, and her picture, in place of the demonstration's. Without a picture none is shown. */
  page?: Pick<ReadPage, 'title' | 'lead' | 'picture'> | undefined;
  /** The colour chart, which phones and dark mode show in place of the demonstration's picture. */
  chart?: ReactNode;
}

const wide = { width: 1600, height: 533 };

const banner = {
  src: '/images/banner-catalogue.jpg',
  alt: '',
  widths: bannerPictureWidths,
  sizes: '(min-width: 1280px) 64vw, 100vw',
  ...wide,
};

/** What the products of a category have in common, for the categories of a new shop. */
export const categoryIntros: Readonly<Record<string, string>> = {
  Fruités: 'Le fruit avant tout, mûr, vif ou acidulé.',
  Gourmands: 'Le caramel, la vanille, la confiserie\u00a0: des notes rondes et tièdes.',
  Menthes: 'Le froid net, de la menthe poivrée à l’eucalyptus.',
  Classiques: 'Le tabac blond, sec, à peine miellé.',
  Mixtes: 'Le fruit et le dessert dans un même flacon.',
  'Collections Limitées': 'Des compositions à part, en petites séries.',
};

/**
 * The head of the catalogue: title, intro and banner. It says which category is shown.
 *
 * Use it at the head of the catalogue; at the head of any other page, use `PageTitle`.
 */
export function CatalogueIntro({
  category = null,
  product,
  page,
  chart,
  className,
  style,
  ...rest
}: CatalogueIntroProps) {
  const title = page?.title ?? 'Catalogue';
  const tint = category !== null && product ? productTint(product) : undefined;
  // The pictures of the demonstration are no picture of an owner's products.
  const flavours = !page && tint && product && bottleIdOf(product.image) !== undefined && aromasPicture(product);
  // A family that an owner has added has none.
  const own = category === null ? page?.lead : undefined;
  const known =
    category === null
      ? 'Nos compositions, du fruit le plus vif à la menthe la plus froide. Choisissez une famille\u00a0; le taux et la contenance se choisissent flacon par flacon.'
      : categoryIntros[category];
  const intro = page ? own : known;
  const isSample = !page && category === null;
  return (
    <header
      className={cx(
        styles.root,
        page && styles.besideOwn,
        isSample && styles.besideAll,
        tint && styles.field,
        flavours && styles.flavoured,
        tint?.className,
        className,
      )}
      style={{ ...tint?.style, ...style }}
      {...rest}
    >
      {chart && <div className={cx(styles.chart, isSample && styles.byNight)}>{chart}</div>}
      <div className={styles.text}>
        <Heading level={1}>
          {category === null ? (
            title
          ) : (
            <>
              <span className={styles.above}>{title}</span> {category}
            </>
          )}
        </Heading>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {page?.picture && (
        <Picture
          className={styles.ownBanner}
          {...ownPicture(page.picture)}
          {...wide}
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
      )}
      {isSample && (
        // Phones and dark mode show the chart in its place.
        <Picture
          className={cx(styles.whole, styles.banner)}
          {...banner}
          priority={chart ? `${media.md} and ${media.light}` : true}
        />
      )}
      {flavours && (
        <Picture
          className={cx(styles.whole, styles.flavours)}
          {...flavours}
          alt=""
          // The glass of champagne stands higher than any other flavour.
          style={{ objectPosition: product?.id === '10' ? '10% 30%' : '10% 50%' }}
          sizes="(min-width: 1280px) 29vw, 45vw"
          width={1440}
          height={1440}
          priority
        />
      )}
    </header>
  );
}

import type { ReadPage } from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { bannerPictureWidths, ownPicture } from '../pictures.ts';
import * as styles from './CatalogueIntro.css.ts';

export interface CatalogueIntroProps extends Omit<PartProps<'header'>, 'children'> {
  /** The category that is shown; `null` means all. Default `null`. */
  category?: string | null;
  /** What the owner of a shop in service says, and her picture, in place of the demonstration's. Without a picture none is shown. */
  page?: Pick<ReadPage, 'title' | 'lead' | 'picture'> | undefined;
  /** The colour chart, which phones show in place of the demonstration's picture. */
  chart?: ReactNode;
}

const banner = { src: '/images/banner-catalogue.jpg', alt: '', widths: bannerPictureWidths };

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
export function CatalogueIntro({ category = null, page, chart, className, ...rest }: CatalogueIntroProps) {
  const title = page?.title ?? 'Catalogue';
  const picture = page ? page.picture && ownPicture(page.picture) : banner;
  // A family that an owner has added has none.
  const own = category === null ? page?.lead : undefined;
  const known =
    category === null
      ? 'Nos compositions, du fruit le plus vif à la menthe la plus froide. Choisissez une famille\u00a0; le taux et la contenance se choisissent flacon par flacon.'
      : categoryIntros[category];
  const intro = page ? own : known;
  return (
    <header className={cx(styles.root, className)} {...rest}>
      {chart && <div className={styles.chart}>{chart}</div>}
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
      {picture && (
        <Picture
          className={page ? styles.ownBanner : styles.banner}
          {...picture}
          sizes="(min-width: 1024px) 75vw, 155vw"
          width={1600}
          height={533}
          priority
        />
      )}
    </header>
  );
}

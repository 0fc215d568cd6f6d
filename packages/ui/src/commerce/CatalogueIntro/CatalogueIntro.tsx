import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { bannerPictureWidths } from '../pictures.ts';
import * as styles from './CatalogueIntro.css.ts';

export interface CatalogueIntroProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {}

/**
 * The head of the catalogue: title, intro and banner.
 *
 * Use it at the head of the catalogue; at the head of any other page, use `PageTitle`.
 */
export function CatalogueIntro({ className, ...rest }: CatalogueIntroProps) {
  return (
    <header className={cx(styles.root, className)} {...rest}>
      <div className={styles.text}>
        <Heading level={1}>Catalogue</Heading>
        <p className={styles.intro}>
          Dix compositions, du fruit le plus vif à la menthe la plus froide. Choisissez une famille, une nicotine, une
          contenance.
        </p>
      </div>
      <Picture
        className={styles.banner}
        src="/images/banner-catalogue.jpg"
        alt=""
        widths={bannerPictureWidths}
        sizes="(min-width: 1024px) 75vw, 140vw"
        width={1600}
        height={533}
        priority
      />
    </header>
  );
}

import type { ReadPage } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { heroPictureWidths, ownPicture } from '../pictures.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends Omit<PartProps<'section'>, 'children'> {
  /** Address of « Découvrir nos produits ». */
  catalogueHref: string;
  /** Address of « En savoir plus »; without it that link is left out. */
  aboutHref?: string | undefined;
  /** What the owner of a shop in service says, and her picture, in place of the demonstration's. Without a picture none is shown. */
  page?: Pick<ReadPage, 'title' | 'lead' | 'picture'> | undefined;
}

const photograph = {
  src: '/images/hero.jpg',
  alt: 'Quatre flacons Maison Nuée posés sur des nuages',
  widths: heroPictureWidths,
  night: heroPictureWidths,
};

/**
 * The opening of the home page: the promise of the shop over its photograph.
 *
 * Use it once, on the home page; for the head of any other page, use `PageTitle`.
 */
export function Hero({ catalogueHref, aboutHref, page, className, ...rest }: HeroProps) {
  const headingId = useId();
  const picture = page ? page.picture && ownPicture(page.picture) : photograph;
  return (
    <section aria-labelledby={headingId} className={cx(picture ? styles.root : styles.plain, className)} {...rest}>
      {picture && (
        <Picture
          className={page ? styles.ownPicture : styles.picture}
          {...picture}
          sizes="(min-width: 1024px) 100vw, 160vw"
          width={1600}
          height={900}
          priority
        />
      )}
      <div className={page ? styles.ownContent : styles.content}>
        <h1 id={headingId} className={styles.title}>
          {page ? (
            page.title
          ) : (
            <>
              L<span className={styles.kerned}>’</span>univers <br />
              gourmand <br />
              de&nbsp;Maison <span className={styles.unbroken}>Nuée</span>
            </>
          )}
        </h1>
        <p className={page ? styles.ownPromise : styles.promise}>
          {page ? (
            page.lead
          ) : (
            <>
              Des <span className={styles.unbroken}>e-liquides</span> premium, composés à la manière des parfums&nbsp;:
              une tête vive, un cœur rond, un souvenir qui reste.
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button href={catalogueHref}>Découvrir nos produits</Button>
          {aboutHref !== undefined && (
            <Button className={page ? undefined : styles.secondary} variant="secondary" href={aboutHref}>
              En savoir plus
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

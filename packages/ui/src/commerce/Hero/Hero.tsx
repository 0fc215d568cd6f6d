import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { heroPictureWidths } from '../pictures.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Address of « Découvrir nos produits ». */
  catalogueHref: string;
  /** Address of « En savoir plus »; without it that link is left out. */
  aboutHref?: string | undefined;
}

/**
 * The opening of the home page: the promise of the shop over its photograph.
 *
 * Use it once, on the home page; for the head of any other page, use `PageTitle`.
 */
export function Hero({ catalogueHref, aboutHref, className, ...rest }: HeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx(styles.root, className)} {...rest}>
      <Picture
        className={styles.picture}
        src="/images/hero.jpg"
        alt="Quatre flacons Maison Nuée posés sur des nuages"
        widths={heroPictureWidths}
        sizes="(min-width: 1024px) 100vw, 160vw"
        width={1600}
        height={900}
        priority
      />
      <div className={styles.content}>
        <h1 id={headingId} className={styles.title}>
          L’univers <br />
          gourmand <br />
          de&nbsp;Maison <span className={styles.unbroken}>Nuée</span>
        </h1>
        <p className={styles.promise}>
          Des <span className={styles.unbroken}>e-liquides</span> premium, composés à la manière des parfums&nbsp;: une
          tête vive, un cœur rond, un souvenir qui reste.
        </p>
        <div className={styles.actions}>
          <Button href={catalogueHref}>Découvrir nos produits</Button>
          {aboutHref !== undefined && (
            <Button className={styles.secondary} variant="secondary" href={aboutHref}>
              En savoir plus
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

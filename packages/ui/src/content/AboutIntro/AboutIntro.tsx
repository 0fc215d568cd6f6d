import type { PagePicture } from '@nuee/domain';
import type { ReactNode } from 'react';
import { aboutPictureWidths, ownPicture } from '../../commerce/pictures.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as styles from './AboutIntro.css.ts';

export interface AboutIntroProps extends Omit<PartProps<'header'>, 'title'> {
  /** The page's only first-level heading. */
  title: string;
  /** The history of the shop, in a few sentences. */
  children: ReactNode;
  /** A picture of the owner's in place of the demonstration's; `null` for none. */
  picture?: PagePicture | null | undefined;
}

const photograph = {
  src: '/images/about.jpg',
  alt: 'Trois flacons Maison Nuée\u00a0: Vanille Bourbon, Caramel Beurre Salé, Tabac Blond',
  widths: aboutPictureWidths,
};

/**
 * The opening of « Notre Histoire »: title, story, photograph.
 *
 * Use it once, on « Notre Histoire »; for the head of any other page, use `PageTitle`.
 */
export function AboutIntro({ title, children, picture, ...rest }: AboutIntroProps) {
  return (
    <header {...rest}>
      <Container className={styles.text} paddingTop={{ base: 32, lg: 72 }} paddingBottom={{ base: 40, lg: 72 }}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{children}</p>
      </Container>
      {picture !== null && (
        <Picture
          className={styles.picture}
          {...(picture ? ownPicture(picture) : photograph)}
          sizes="100vw"
          width={2400}
          height={1600}
          priority
        />
      )}
    </header>
  );
}

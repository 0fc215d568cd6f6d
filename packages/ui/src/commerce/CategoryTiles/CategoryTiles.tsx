import { type Category, categoryPath } from '@nuee/domain';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { Box } from '../../layout/Box/Box.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { categoryTint } from '../../styles/tint.ts';
import { categoryPictureWidths } from '../pictures.ts';
import * as styles from './CategoryTiles.css.ts';

export interface CategoryTilesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The categories that have a tile, in order. */
  categories: readonly Category[];
}

/**
 * « Nos Catégories »: one tile per category, picture and name, from edge to edge of the page.
 *
 * Use it on the home page; beside the products of the catalogue, use `CategoryFilter`.
 */
export function CategoryTiles({ categories, className, ...rest }: CategoryTilesProps) {
  const headingId = useId();
  return (
    <Box
      as="section"
      paddingTop={{ base: 72, lg: 128 }}
      paddingBottom={{ base: 72, lg: 128 }}
      aria-labelledby={headingId}
      className={cx(styles.root, className)}
      {...rest}
    >
      <Container>
        <Heading level={2} id={headingId}>
          Nos Catégories
        </Heading>
      </Container>
      <ul className={styles.tiles}>
        {categories.map((category) => {
          const tint = categoryTint(category);
          return (
            <li key={category.id} className={cx(styles.tile, tint.className)} style={tint.style}>
              <div className={styles.media}>
                <Picture
                  className={styles.picture}
                  src={category.image}
                  alt=""
                  widths={category.imageWidths ?? categoryPictureWidths}
                  sizes="(min-width: 1024px) 25vw, (min-width: 640px) 34vw, 50vw"
                  width={960}
                  height={1200}
                />
              </div>
              <h3 className={styles.name}>
                <Link className={styles.link} href={categoryPath(category.name)}>
                  {category.name}
                </Link>
              </h3>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

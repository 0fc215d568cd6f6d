import { type Category, categoryPath } from '@nuee/domain';
import { type CSSProperties, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { categoryTint } from '../../styles/tint.ts';
import { categoryPicture } from '../pictures.ts';
import * as styles from './CategoryTiles.css.ts';

export interface CategoryTilesProps extends Omit<PartProps<'div'>, 'children'> {
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
  const { length } = categories;
  const isWhole = length % 6 === 0;
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
      <ul className={isWhole ? styles.tiles : styles.spread} style={isWhole ? undefined : rowsOf(length)}>
        {categories.map((category) => {
          const tint = categoryTint(category);
          return (
            <li
              key={category.id}
              className={cx(styles.tile, !isWhole && styles.share, tint.className)}
              style={tint.style}
            >
              <div className={isWhole ? styles.media : styles.shareMedia}>
                <Picture
                  className={styles.picture}
                  {...categoryPicture(category)}
                  alt=""
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

/** As few rows as there have to be, with as equal a number of tiles as there can be. */
function rowsOf(count: number): CSSProperties {
  const inRows = (most: number): number => Math.ceil(count / Math.ceil(count / most));
  return {
    [nameOf(styles.perRow.phone)]: inRows(2),
    [nameOf(styles.perRow.tablet)]: inRows(3),
    [nameOf(styles.perRow.desk)]: inRows(6),
  };
}

/** `var(--phone)` as the name of a property: `--phone`. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

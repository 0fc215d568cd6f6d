import type { Product } from '@nuee/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { productTint } from '../../styles/tint.ts';
import * as styles from './ProductNotes.css.ts';

export interface ProductNotesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The product that is described. */
  product: Product;
}

const isNicotine = (ingredient: string): boolean => /^nicotine\b/i.test(ingredient);

/**
 * The flavours and ingredients of a product; if it has a strength of 0 mg/ml, with the note that this one contains no
 * nicotine.
 *
 * Use it below the choice on the page of a product; for facts with their names, use `DataList`.
 */
export function ProductNotes({ product, className, style, ...rest }: ProductNotesProps) {
  const tint = productTint(product);
  const lowest = Math.min(...product.nicotineStrengths.filter((strength) => strength > 0));
  return (
    <Container
      paddingTop={{ base: 72, lg: 128 }}
      paddingBottom={{ base: 72, lg: 128 }}
      className={cx(styles.root, tint.className, className)}
      style={{ ...tint.style, ...style }}
      {...rest}
    >
      <div className={styles.part}>
        <Heading level={2} size="h3">
          Arômes
        </Heading>
        <ul className={styles.flavors}>
          {product.flavors.map((flavor) => (
            <li key={flavor}>{flavor}</li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3">
          Composition
        </Heading>
        <ul>
          {product.ingredients.map((ingredient) => (
            <li key={ingredient} className={styles.ingredient}>
              <span>
                {ingredient}
                {isNicotine(ingredient) && product.nicotineStrengths.includes(0) && lowest !== Infinity && (
                  <span className={styles.only}>{`, à partir de ${lowest}\u00a0mg/ml`}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

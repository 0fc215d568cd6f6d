import type { Product } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { productTint } from '../../styles/tint.ts';
import { aromasPicture, bottleIdOf, macroPicture } from '../pictures.ts';
import * as styles from './ProductNotes.css.ts';

export interface ProductNotesProps extends Omit<PartProps<'div'>, 'children'> {
  /** The product that is described. */
  product: Product;
  /** The colours of its flavours, by flavour: one that has none has no disc on the line. */
  colours?: Readonly<Record<string, string>> | undefined;
}

/** What each of three flavours is in a composition, and what one notices of it. */
const notes = [
  ['la tête', 'Ce que l’on sent en premier.'],
  ['le cœur', 'Ce qui tient en bouche.'],
  ['le souvenir', 'Ce qui reste.'],
] as const;

const isNicotine = (ingredient: string): boolean => /^nicotine\b/i.test(ingredient);

/**
 * The flavours and ingredients of a product; if it has a strength of 0 mg/ml, with the note that this one contains no
 * nicotine. Three flavours are its head, its heart and the memory of it. A bottle of the demonstration has two further
 * pictures beside them.
 *
 * Use it below the choice on the page of a product; for facts with their names, use `DataList`.
 */
export function ProductNotes({ product, colours = {}, className, style, ...rest }: ProductNotesProps) {
  const tint = productTint(product);
  const lowest = Math.min(...product.nicotineStrengths.filter((strength) => strength > 0));
  const pictured = bottleIdOf(product.image) !== undefined;
  const picture = { alt: '', sizes: '(min-width: 768px) 62vw, 100vw', width: 1440, height: 1440 };
  const falls = product.flavors.length === notes.length;
  return (
    <div className={cx(styles.root, tint.className, className)} style={{ ...tint.style, ...style }} {...rest}>
      {pictured && <Picture className={styles.aromas} {...aromasPicture(product)} {...picture} />}
      <div className={cx(styles.part, falls && styles.besideLine)}>
        <Heading level={2} size="h3">
          Arômes
        </Heading>
        <div className={styles.flavors}>
          {falls && (
            <svg className={styles.line} viewBox="0 0 20 300" preserveAspectRatio="none" aria-hidden="true">
              <path d="M10 0C10 40 13 60 13 100S6 160 8 190s4 70 2 110" />
            </svg>
          )}
          <ul className={falls ? styles.notes : undefined}>
            {product.flavors.map((flavor, place) => {
              const [role, remark] = (falls && notes[place]) || [];
              const colour = role && colours[flavor];
              return (
                <li key={flavor} className={role && styles.note}>
                  {colour && <span className={styles.disc} style={{ backgroundColor: colour }} />}
                  {role && <i className={styles.role}>{role} </i>}
                  <span>{flavor}</span>
                  {remark && <span className={styles.remark}> {remark}</span>}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className={cx(styles.part, pictured && styles.besideMacro)}>
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
      {pictured && <Picture className={styles.macro} {...macroPicture(product)} {...picture} />}
    </div>
  );
}

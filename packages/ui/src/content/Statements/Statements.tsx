import type { Product } from '@nuee/domain';
import type { ReactNode } from 'react';
import { aromasPicture, macroPicture } from '../../commerce/pictures.ts';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { productTint } from '../../styles/tint.ts';
import * as styles from './Statements.css.ts';

export interface Statement {
  /** Unique on the page. */
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** The bottle of the demonstration that gives the field its colour and its picture. */
  bottle?: Pick<Product, 'id' | 'image'>;
}

export interface StatementsProps extends Omit<PartProps<'div'>, 'children'> {
  /** The statements, in order. */
  statements: readonly Statement[];
}

/**
 * What the shop stands for, as a story of fields: words in the colour of a bottle, beside its flavours and the next time
 * beside the bottle from near.
 *
 * Use it for important sentences; for values of equal rank, use `ValueCards`.
 */
export function Statements({ statements, className, ...rest }: StatementsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {statements.map(({ title, text, bottle }, index) => (
        <section key={title} className={cx(styles.statement, bottle && productTint(bottle).className)}>
          {bottle && (
            <Picture
              className={styles.picture}
              {...(index % 2 === 0 ? aromasPicture(bottle) : macroPicture(bottle))}
              alt=""
              sizes="(min-width: 1024px) 50vw, 100vw"
              width={1440}
              height={1440}
            />
          )}
          <div className={styles.words}>
            <Heading level={2} className={styles.title}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './ValueCards.css.ts';

export interface ValueCardsProps extends Omit<PartProps<'ol'>, 'children'> {
  /** The three values, in order. Titles must be unique. */
  values: readonly { title: string; text: ReactNode }[];
}

/**
 * The values of the shop in three numbered columns.
 *
 * Use it for three values; for longer sentences, use `Statements`.
 */
export function ValueCards({ values, className, ...rest }: ValueCardsProps) {
  return (
    <ol className={cx(styles.root, className)} {...rest}>
      {values.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <Heading level={2} size="h3" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

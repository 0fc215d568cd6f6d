import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './ValueCards.css.ts';

export interface ValueCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The three values, in order. Titles must be unique. */
  values: readonly { icon: ReactNode; title: string; text: ReactNode }[];
}

/**
 * The values of the shop in three abutting cells.
 *
 * Use it for three values; for longer sentences, use `Statements`.
 */
export function ValueCards({ values, className, ...rest }: ValueCardsProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {values.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <span className={styles.icon}>{icon}</span>
          <Heading level={2} size="h3" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

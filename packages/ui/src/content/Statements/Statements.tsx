import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Statements.css.ts';

export interface StatementsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The statements, in order. Titles must be unique. */
  statements: readonly { title: string; text: ReactNode }[];
}

/**
 * What the shop stands for, one sentence beside each title: its mission, its commitment.
 *
 * Use it for important sentences; for values of equal rank, use `ValueCards`.
 */
export function Statements({ statements, className, ...rest }: StatementsProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {statements.map(({ title, text }) => (
        <section key={title} className={styles.statement}>
          <Heading level={2}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}

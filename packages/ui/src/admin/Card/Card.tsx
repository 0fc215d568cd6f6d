import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What the part is about. */
  title: string;
}

/**
 * A bordered part of a page of the back office, with its title inside.
 *
 * Use it for a part that stands apart with its own frame; for one that only needs a title, use `Section`, in the
 * storefront `Panel`.
 */
export function Card({ title, className, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.root, className)} {...rest}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

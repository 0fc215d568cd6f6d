import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<PartProps<'section'>, 'title'> {
  /** Its title. */
  title: string;
}

/**
 * A bordered section of a back office page, with its title inside.
 *
 * Use it for a section with its own frame; for one that only needs a title, use `Section`, in the storefront `Panel`.
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

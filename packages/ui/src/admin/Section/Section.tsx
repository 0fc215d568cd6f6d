import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<PartProps<'section'>, 'title'> {
  /** Its title. */
  title: string;
  /** One action, at the right of the title. */
  action?: ReactNode;
}

/**
 * A section of a back office page, under its title.
 *
 * Use it for a section with a title and no frame; with a frame, use `Card`.
 */
export function Section({ title, action, className, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

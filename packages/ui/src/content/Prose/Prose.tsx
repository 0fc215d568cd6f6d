import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Prose.css.ts';

export interface ProseSection {
  /** The fragment that leads to the section: `#id`. Unique on the page. */
  id: string;
  title: ReactNode;
  /** Plain elements: `p`, `ul`, `table`, `strong`. */
  body: ReactNode;
}

export interface ProseProps extends Omit<PartProps<'div'>, 'children'> {
  /** The sections, in order. */
  sections: readonly ProseSection[];
}

/**
 * A long text in titled sections: legal pages, delivery. It gives plain elements the shop's text styles.
 *
 * Use it for a text of several sections; for a paragraph, use `Text`.
 */
export function Prose({ sections, className, ...rest }: ProseProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <Heading level={2} size="h3" id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
          {body}
        </section>
      ))}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Contents.css.ts';

export interface ContentsProps extends Omit<PartProps<'nav'>, 'children'> {
  /** The sections of the page, in order; `id` is that of the element. */
  entries: readonly { id: string; title: ReactNode }[];
}

/**
 * « Sommaire »: links to the sections of a long text.
 *
 * Use it beside three sections or more; for questions that unfold, use `Accordion`.
 */
export function Contents({ entries, className, ...rest }: ContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={cx(styles.root, className)} {...rest}>
      <h2 id={titleId} className={styles.title}>
        Sommaire
      </h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.link} href={`#${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

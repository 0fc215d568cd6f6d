import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { ArrowLeftIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './DetailPage.css.ts';

export interface DetailPageProps extends Omit<PartProps<'div'>, 'children'> {
  /** The list to which the back link leads. */
  back: { href: string; label: string };
  /** The actions on the page's subject. */
  actions?: ReactNode;
  /** The main content. */
  main: ReactNode;
  /** Facts: at the right from 1024 px, below the main content on narrower windows. */
  aside?: ReactNode;
  /** What comes after the facts on narrow windows, and below the main content at a desk. */
  further?: ReactNode;
}

/**
 * The frame of a page about one thing: the back link, the actions, the main content and the facts beside it.
 *
 * Use it for the page of one order, product or user; for a list of them, use `AdminShell` with a `Table`.
 */
export function DetailPage({ back, actions, main, aside, further, className, ...rest }: DetailPageProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Link href={back.href} className={styles.back}>
          <ArrowLeftIcon size={16} />
          {back.label}
        </Link>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {/* The same elements with and without facts, so that typed text is kept when the facts arrive later. */}
      <div className={aside === undefined ? styles.column : styles.columns}>
        <div className={styles.column}>{main}</div>
        {aside !== undefined && <div className={cx(styles.column, styles.aside)}>{aside}</div>}
        {further && <div className={styles.column}>{further}</div>}
      </div>
    </div>
  );
}

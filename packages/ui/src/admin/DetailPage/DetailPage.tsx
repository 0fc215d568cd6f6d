import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './DetailPage.css.ts';

export interface DetailPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The list that it belongs to. */
  back: { href: string; label: string };
  /** What can be done with the whole of it. */
  actions?: ReactNode;
  /** What it is about. */
  main: ReactNode;
  /** Facts at the right from 1024 px on, below before. */
  aside?: ReactNode;
}

/**
 * The frame of a page about one thing: the way back, its actions, the work and the facts beside it.
 *
 * Use it for the page of one order, product or user; for a list of them, use `AdminShell` with a `Table`.
 */
export function DetailPage({ back, actions, main, aside, className, ...rest }: DetailPageProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Link href={back.href} className={styles.back}>
          <ArrowLeftIcon size={16} />
          {back.label}
        </Link>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {/* The same elements with facts and without: what is typed stays where these come late. */}
      <div className={aside === undefined ? styles.column : styles.columns}>
        <div className={styles.column}>{main}</div>
        {aside !== undefined && <div className={styles.column}>{aside}</div>}
      </div>
    </div>
  );
}

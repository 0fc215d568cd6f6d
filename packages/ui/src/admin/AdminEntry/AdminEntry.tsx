import type { ReactNode } from 'react';
import { Wordmark } from '../../commerce/Wordmark/Wordmark.tsx';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Office } from '../Office/Office.tsx';
import * as styles from './AdminEntry.css.ts';

export interface AdminEntryProps extends Omit<PartProps<'div'>, 'title'> {
  /** Title of the page. */
  title: string;
  /** Where the link at its foot leads. Default the shop. */
  back?: { href: string; label: string };
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of the pages of the back office that nobody is logged in on: a sheet under the name of the shop.
 *
 * Use it for the login, and for where the mails about a password lead; once somebody is logged in, use `AdminShell`.
 */
export function AdminEntry({
  title,
  back = { href: '/', label: 'Voir le site' },
  className,
  children,
  ...rest
}: AdminEntryProps) {
  return (
    <Office className={cx(styles.root, className)} {...rest}>
      <header>
        <Wordmark />
      </header>
      <main className={styles.sheet}>
        <Heading level={1}>{title}</Heading>
        {children}
      </main>
      <footer>
        <TextLink href={back.href} tone="standalone" className={styles.site}>
          {back.label}
        </TextLink>
      </footer>
    </Office>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './ContentPage.css.ts';

export interface ContentPageProps extends Omit<PartProps<'div'>, 'title'> {
  /** The page's only first-level heading. */
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** Content beside the text: a link, the table of contents, an address. */
  aside?: ReactNode;
  /** The text of the page, at the right from 1024 px. */
  children: ReactNode;
  /** Content below both, over the whole width: a map. */
  foot?: ReactNode;
}

/**
 * The frame of a page of text: title at the left, text at the right.
 *
 * Use it for legal and practical pages; for the purchase, use `SplitPage`.
 */
export function ContentPage({ title, intro, aside, children, foot, className, ...rest }: ContentPageProps) {
  return (
    <Container
      paddingTop={{ base: 32, lg: 72 }}
      paddingBottom={{ base: 72, lg: 128 }}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </Container>
  );
}

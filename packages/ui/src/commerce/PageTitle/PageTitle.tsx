import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PageTitle.css.ts';

export interface PageTitleProps extends Omit<PartProps<'div'>, 'title' | 'children'> {
  /** The page's only first-level heading. */
  title: string;
  /** A short fact to the right of the title: « 3 articles ». */
  aside?: ReactNode;
}

/**
 * The title at the top of a page, and the space around it.
 *
 * Use it at the head of a storefront page; for the title of a section, use `Heading`.
 */
export function PageTitle({ title, aside, className, ...rest }: PageTitleProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Heading level={1}>{title}</Heading>
      {aside !== undefined && <Text tone="muted">{aside}</Text>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './SplitPage.css.ts';

export interface SplitPageProps extends Omit<PartProps<'div'>, 'children'> {
  /** The main content: lines, a form. */
  main: ReactNode;
  /**
   * The summary: from 1024 px at the right and in view while the page scrolls; below the main content on narrower
   * windows.
   */
  aside: ReactNode;
}

/**
 * The frame of the purchase pages: the main content at the left, the summary at the right. The form comes before its
 * summary in the DOM.
 *
 * Use it for the cart and the checkout; for a page that is read, use `ContentPage`.
 */
export function SplitPage({ main, aside, className, ...rest }: SplitPageProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './SplitPage.css.ts';

export interface SplitPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the page is about: lines, a form. */
  main: ReactNode;
  /** What goes along with it: from 1024 px at the right and in view while the page scrolls, below it before. */
  aside: ReactNode;
}

/**
 * The frame of the purchase pages: the work at left, the summary at right. The form comes before its summary in the
 * DOM.
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

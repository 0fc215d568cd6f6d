import type { ElementType, HTMLAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'aside' | 'article' | 'form';
}

/**
 * A bordered box on the raised background, for content that is set apart: the summary of an order.
 *
 * Use it for one thing beside the page's main content; in the back office, use `Card`, for a message `Notice`.
 */
export function Panel({ as = 'div', className, ...rest }: PanelProps) {
  const Element: ElementType = as;
  return <Element className={cx(styles.root, className)} {...rest} />;
}

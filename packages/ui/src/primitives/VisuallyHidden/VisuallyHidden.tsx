import type { ElementType, HTMLAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption';
}

/**
 * Words for assistive technology that are not shown.
 *
 * Use it where something visible says the same; for words that everybody needs, use `Text`.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element: ElementType = as;
  return <Element className={cx(styles.root, className)} {...rest} />;
}

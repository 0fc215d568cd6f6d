import type { ElementType } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends PartProps<'section'> {
  /** The element to render. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption';
}

/**
 * Words for assistive technology that are not shown.
 *
 * Use it where something visible says the same; for words that everybody needs, use `Text`.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // Of any element, because a `ref` to one can't be typed as that of all.
  const Element = as as ElementType;
  return <Element className={cx(styles.root, className)} {...rest} />;
}

import type { ElementType } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps extends PartProps<'section'> {
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'aside' | 'article' | 'form';
}

/**
 * A bordered box on the raised background, for content that is set apart: the summary of an order.
 *
 * Use it for one thing beside the page's main content; in the back office, use `Card`, for a message `Notice`.
 */
export function Panel({ as = 'div', className, ...rest }: PanelProps) {
  // Of any element, because a `ref` to one can't be typed as that of all.
  const Element = as as ElementType;
  return <Element className={cx(styles.root, className)} {...rest} />;
}

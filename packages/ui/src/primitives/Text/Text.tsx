import type { ElementType } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends PartProps<'section'> {
  /** A text style of the scale. Default `body`. */
  size?: 'body' | 'small' | 'caption' | 'lead' | 'aside' | 'label' | 'data';
  /** The meaning that sets its colour. Default `default`: the colour of the surrounding text. */
  tone?: 'default' | 'muted' | 'accent' | 'positive' | 'critical' | 'gold';
  /** The element to render. Default `p`. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'time'
    | 'address'
    | 'small'
    | 'blockquote'
    | 'cite';
  /** For `as="time"`: the machine-readable moment. */
  dateTime?: string;
}

/**
 * Running text in one of the text styles.
 *
 * Use it for a paragraph or a line; for a title, use `Heading`, for a long text `Prose`.
 */
export function Text({ size = 'body', tone = 'default', as = 'p', className, ...rest }: TextProps) {
  // Of any element, because a `ref` to one can't be typed as that of all.
  const Element = as as ElementType;
  return <Element className={cx(styles.root({ size, tone }), className)} {...rest} />;
}

import type { ElementType } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css.ts';

type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

export interface BoxProps extends Sprinkles, Omit<PartProps<'div'>, keyof Sprinkles | 'color'> {
  /** The element to render. Default `div`. */
  as?: BoxElement;
}

/**
 * A box that owns space: padding, gap and arrangement from the scale. The base of the other layout parts.
 *
 * Use it where none of the others fits; for children in a column, use `Stack`, in a row `Inline`.
 */
export function Box({ as = 'div', className, ...props }: BoxProps) {
  const Element: ElementType = as;
  const space: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (isSprinkle(name) ? space : rest)[name] = value;
  }
  return <Element {...rest} className={cx(sprinkles(space), className)} />;
}

const names: ReadonlySet<string> = sprinkles.properties;
const isSprinkle = (name: string): boolean => names.has(name);

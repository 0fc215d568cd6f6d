import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends PartProps<'h2'> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, when that differs from its level. Default `h1` to `h3` by level, `name` for level 4. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'name';
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'name' } as const;

/**
 * A title. Its level is chosen for the outline, its size for its looks.
 *
 * Use it for titles only; for other large text, use `Text`.
 */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={cx(styles.root({ size }), className)} {...rest} />;
}

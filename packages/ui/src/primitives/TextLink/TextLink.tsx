import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../internal/LinkContext.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** `inline` inside a sentence, in its type; `standalone` on its own, 44 px high. Default `inline`. */
  tone?: 'inline' | 'standalone';
  /** After the words of a standalone link: an arrow. */
  icon?: ReactNode;
}

/**
 * An underlined link.
 *
 * Use it to lead somewhere; to act, use `LinkButton`, for the main action of a view `Button` with `href`.
 */
export function TextLink({ tone = 'inline', icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={cx(styles.root({ tone }), className)} {...rest}>
      {tone === 'standalone' ? <span className={styles.text}>{children}</span> : children}
      {icon}
    </Link>
  );
}

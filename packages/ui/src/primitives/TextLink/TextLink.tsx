import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../internal/LinkContext.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** `inline` inside a sentence, in its type; `standalone` on its own, 44 px high. Default `inline`. */
  tone?: 'inline' | 'standalone';
}

/** An underlined link. */
export function TextLink({ tone = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={cx(styles.root({ tone }), className)} {...rest}>
      {tone === 'standalone' ? <span className={styles.text}>{children}</span> : children}
    </Link>
  );
}

import type { MouseEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<PartProps<'a'>, 'href' | 'children'> {
  /** The id of the page's `main`, which receives the focus. */
  targetId: string;
}

/**
 * « Aller au contenu »: the first stop of the keyboard, visible only while it has the focus. It leaves the address as
 * it is, so that the page's navigation state is kept.
 *
 * Use it once, before the header of every page; to lead to another page, use `TextLink`.
 */
export function SkipLink({ targetId, className, ...rest }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (target === null) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus();
  };
  return (
    <a href={`#${targetId}`} className={cx(styles.root, className)} onClick={skip} {...rest}>
      Aller au contenu
    </a>
  );
}

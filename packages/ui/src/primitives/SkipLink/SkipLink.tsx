import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** The id of the page's `main`, which the focus goes to. */
  targetId: string;
}

/**
 * « Aller au contenu »: the first stop of the keyboard, seen only while it has the focus. It leaves the address alone, so that
 * what a page keeps in its navigation state stays.
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

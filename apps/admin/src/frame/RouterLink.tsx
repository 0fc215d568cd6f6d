import { savesData } from '@nuee/ui/savesData';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { base, preloadPage } from '../routes.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link of the administration: a change of route within it, a plain link to the storefront. The page's code is
 * prefetched as soon as the user is about to follow it, unless they save data.
 */
export function RouterLink({ href, ref, onClick, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  const { unsaved } = useAdmin();
  const navigate = useNavigate();
  // When the link leads to the storefront, the browser itself asks.
  if (!isOurs) return <a href={href} ref={ref} onClick={onClick} {...rest} />;
  const to = href.slice(base.length) || '/';
  const preload = () => {
    if (!savesData()) void preloadPage(to.replace(/[?#].*/, ''));
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !unsaved.holds()) return;
    event.preventDefault();
    unsaved.leave(() => navigate(to));
  };
  return (
    <Link
      to={to}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...(ref && { ref })}
      {...rest}
    />
  );
}

import { savesData } from '@nuee/ui/savesData';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { base, preloadPage } from '../routes.ts';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * The link of the administration: a change of route within it, a plain link to the storefront. The page's code is
 * prefetched as soon as the user is about to follow it, unless they save data.
 */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  // When the link leads to the storefront, the browser itself asks.
  if (!isOurs) return <a href={href} {...rest} />;
  const to = href.slice(base.length) || '/';
  const preload = () => {
    if (!savesData()) void preloadPage(to.replace(/[?#].*/, ''));
  };
  return <Link to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}

import { savesData } from '@nuee/ui/savesData';
import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { preloadPage } from '../routes.tsx';
import { useShop } from '../shop.ts';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * The link of the shop: a change of route within it, a plain link to anywhere else (the admin, another site). The
 * page's code and data are prefetched as soon as the visitor is about to follow it, unless they save data.
 */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  const { pathname, state } = useLocation();
  const { pages } = useShop();
  const isOurs = href.startsWith('/') && !href.startsWith('/admin');
  if (!isOurs) return <a href={href} {...rest} />;
  // Between login and registration the page to return to is kept.
  const kept = isEntrance(pathname) && isEntrance(href) ? { state } : {};
  const preload = () => {
    if (!savesData()) void preloadPage(href.replace(/[?#].*/, ''), pages);
  };
  return <Link to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...kept} {...rest} />;
}

const isEntrance = (path: string): boolean => path === '/login' || path === '/register';

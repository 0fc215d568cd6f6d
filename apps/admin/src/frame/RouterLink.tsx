import { savesData } from '@nuee/ui/savesData';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { base, preloadPage } from '../routes.tsx';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link of the administration: within it a change of route, to the storefront a plain link. The page's code comes as soon as
 * somebody is about to follow it, unless they save data.
 */
export function RouterLink({ href, ref, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  if (!isOurs) return <a href={href} ref={ref} {...rest} />;
  const to = href.slice(base.length) || '/';
  const preload = () => {
    if (!savesData()) void preloadPage(to.replace(/[?#].*/, ''));
  };
  return (
    <Link to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...(ref && { ref })} {...rest} />
  );
}

import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { base, routeAt } from '../routes.tsx';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link of the administration: within it a change of route, to the storefront a plain link. The page's code comes as soon as
 * somebody is about to follow it.
 */
export function RouterLink({ href, ref, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  if (!isOurs) return <a href={href} ref={ref} {...rest} />;
  const to = href.slice(base.length) || '/';
  // Following the link tells what fails here.
  const prefetch = () =>
    void routeAt(to.replace(/[?#].*/, ''))
      ?.Page.preload()
      .catch(() => {});
  return (
    <Link
      to={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...(ref && { ref })}
      {...rest}
    />
  );
}

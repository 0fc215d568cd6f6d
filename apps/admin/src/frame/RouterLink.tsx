import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const base = '/admin';

/** The link of the administration: within it a change of route, to the storefront a plain link. */
export function RouterLink({ href, ref, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  return isOurs ? (
    <Link to={href.slice(base.length) || '/'} ref={ref} {...rest} />
  ) : (
    <a href={href} ref={ref} {...rest} />
  );
}

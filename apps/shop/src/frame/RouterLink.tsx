import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of the shop: within it a change of route, to anywhere else (the admin, another site) a plain link. */
export function RouterLink({ href, ref, ...rest }: RouterLinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('/admin');
  return isOurs ? <Link to={href} {...(ref && { ref })} {...rest} /> : <a href={href} ref={ref} {...rest} />;
}

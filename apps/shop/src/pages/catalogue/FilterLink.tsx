import type { AnchorHTMLAttributes, Ref } from 'react';
import { RouteLink } from '../../frame/RouterLink.tsx';
import { staysInPlace } from '../../frame/ScrollManager.tsx';

interface FilterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that is a filter: what is beside the products stays where it is. */
export function FilterLink(props: FilterLinkProps) {
  return <RouteLink {...props} state={staysInPlace} />;
}

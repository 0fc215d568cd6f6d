import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { staysInPlace } from '../../frame/ScrollManager.tsx';

interface FilterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that is a filter: what is beside the products stays where it is. */
export function FilterLink({ href, ref, ...rest }: FilterLinkProps) {
  return <Link to={href} state={staysInPlace} {...(ref && { ref })} {...rest} />;
}

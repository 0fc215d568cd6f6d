import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { staysInPlace } from '../../frame/ScrollManager.tsx';

interface FilterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that sets a filter, without scrolling the page. */
export function FilterLink({ href, ref, ...rest }: FilterLinkProps) {
  return <Link to={href} state={staysInPlace} {...(ref && { ref })} {...rest} />;
}

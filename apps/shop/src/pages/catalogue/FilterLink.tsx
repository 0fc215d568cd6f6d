import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { staysInPlace } from '../../frame/ScrollManager.tsx';

interface FilterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link that sets a filter, without scrolling the page. */
export function FilterLink({ href, ...rest }: FilterLinkProps) {
  return <Link to={href} state={staysInPlace} {...rest} />;
}

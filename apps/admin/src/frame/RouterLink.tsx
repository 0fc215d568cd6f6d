import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { base, loadPage } from '../routes.tsx';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of the administration: within it a change of route, to the storefront a plain link. */
export function RouterLink({ href, ref, onPointerEnter, onFocus, ...rest }: RouterLinkProps) {
  const isOurs = href === base || href.startsWith(`${base}/`);
  if (!isOurs) return <a href={href} ref={ref} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  const path = href.slice(base.length) || '/';
  return (
    <Link
      to={path}
      ref={ref}
      // A list writes its view into the address without the router, which would take this for the same one and replace it.
      replace={false}
      // The page's code comes while the finger is on its way.
      onPointerEnter={(event) => {
        void loadPage(path);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        void loadPage(path);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

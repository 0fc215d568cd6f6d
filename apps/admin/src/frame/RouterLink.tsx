import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { base, loadPage } from '../routes.tsx';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of the administration: within it a change of route, to the storefront a plain link. */
export function RouterLink({ href, ref, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: RouterLinkProps) {
  const { ahead } = useAdmin();
  const isOurs = href === base || href.startsWith(`${base}/`);
  const handlers = { onPointerEnter, onPointerLeave, onFocus, onBlur };
  if (!isOurs) return <a href={href} ref={ref} {...handlers} {...rest} />;
  const path = href.slice(base.length) || '/';
  return (
    <Link
      to={path}
      ref={ref}
      // A list writes its view into the address without the router, which would take this for the same one and replace it.
      replace={false}
      onPointerEnter={(event) => {
        // A finger presses what it points at: there is no time for more than the code.
        const code = loadPage(path);
        if (event.pointerType !== 'touch') void ahead.point(path, code);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        // A finger leaves what it has just pressed.
        if (event.pointerType !== 'touch') ahead.leave(path);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        void ahead.point(path, loadPage(path));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        ahead.leave(path);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

import { type AnchorHTMLAttributes, type Ref, use } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { PreparePage } from './preparePage.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of the shop: within it a change of route, to anywhere else (the admin, another site) a plain link. */
export function RouterLink(props: RouterLinkProps) {
  const { pathname, state } = useLocation();
  const { href } = props;
  const isOurs = href.startsWith('/') && !href.startsWith('/admin');
  if (!isOurs) return <a {...props} />;
  // Between login and registration the visitor keeps the page to come back to.
  return <RouteLink {...props} state={isEntrance(pathname) && isEntrance(href) ? state : undefined} />;
}

const isEntrance = (path: string): boolean => path === '/login' || path === '/register';

interface RouteLinkProps extends RouterLinkProps {
  /** What the page gets in its navigation state. */
  state: unknown;
}

/** A change of route. The router's own link brings what only its framework needs. */
export function RouteLink({ href, state, onClick, ...rest }: RouteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state, ...(rest.target && { target: rest.target }) });
  // The page is loaded when the visitor seems about to go there.
  const preparePage = use(PreparePage);
  const prepare = () => preparePage(href);
  return (
    <a
      href={useHref(href)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    />
  );
}

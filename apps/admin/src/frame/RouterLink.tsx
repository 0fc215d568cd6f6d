import { LinkProvider } from '@nuee/ui';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { base, loadPage } from '../routes.tsx';

/** Goes to an address below /admin. */
const GoContext = createContext<(path: string) => void>(() => {
  throw new Error('RouterLink: no <RouterLinks> above.');
});

/**
 * Makes the links inside those of the administration. The router is asked once for all of them: its own link asks it six things each
 * time that it is drawn, in each row of a list.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const go = useCallback((path: string) => void latest.current(path), []);
  return (
    <GoContext value={go}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </GoContext>
  );
}

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of the administration: within it a change of route, to the storefront a plain link. */
function RouterLink({ href, onClick, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: RouterLinkProps) {
  const { ahead } = useAdmin();
  const go = use(GoContext);
  const isOurs = href === base || href.startsWith(`${base}/`);
  const handlers = { onClick, onPointerEnter, onPointerLeave, onFocus, onBlur };
  if (!isOurs) return <a href={href} {...handlers} {...rest} />;
  const path = href.slice(base.length) || '/';
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        go(path);
      }}
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

/** Whether a press asks for nothing but to go there: not for another tab or window, nor for a download. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && ['', '_self'].includes(currentTarget.target);

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../shop.ts';
import { sessionAtom } from '../state/session.ts';

/** The navigation state for the login page. */
export interface LoginState {
  /** Where to go after the login: a path of the shop. */
  from: string;
  /** A product that is to be kept among the favorites there. */
  keep?: string;
}

/**
 * The customer of a page that needs one. A guest sees `message` and is sent to the login, which leads back here; so is
 * a customer whose session expires while it is open, unless the page is being left (`leaving`: a logout).
 *
 * @returns `undefined` until the session is known, and for a guest.
 */
export function useSignedIn(message: string, { leaving = false } = {}): { email: string; name: string } | undefined {
  const session = useAtomValue(sessionAtom);
  const { toasts } = useShop();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mustLogIn = session.status === 'guest' && !leaving;

  useEffect(() => {
    if (!mustLogIn) return;
    toasts.info(message);
    navigate('/login', { replace: true, state: { from: `${pathname}${search}` } satisfies LoginState });
  }, [mustLogIn, message, navigate, pathname, search, toasts]);

  return session.status === 'customer' ? session : undefined;
}

/**
 * The login state of a navigation, if it has one. It is validated, because any page of any version of the shop may have
 * written it.
 */
export function readLoginState(state: unknown): LoginState | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  // Only a path of the shop: `//elsewhere.example` would lead to another site.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : undefined;
}

/** The product that a navigation asks to keep, by its id. */
export function readKept(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'keep' in state && typeof state.keep === 'string'
    ? state.keep
    : undefined;
}

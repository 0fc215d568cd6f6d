import { useHydrated } from '@nuee/ui';
import { useLocation } from 'react-router-dom';

interface MailToken {
  /** Empty when there is none. */
  token: string;
  /**
   * Whether rendering may depend on it: no server sees the token, and the first render has to match the server's HTML.
   */
  isRead: boolean;
}

/** The token in the fragment (`#`) of the address that a mail leads to. */
export function useMailToken(): MailToken {
  const { hash } = useLocation();
  return { token: hash.slice(1), isRead: useHydrated() };
}

import { useHydrated } from '@nuee/ui';
import { useLocation } from 'react-router-dom';

interface MailToken {
  /** Empty when there is none. */
  token: string;
  /** Whether what is rendered may depend on it: no server gets to see it, and the first render has to match the server's HTML. */
  isRead: boolean;
}

/** The token behind `#` in the address that a mail leads to. */
export function useMailToken(): MailToken {
  const { hash } = useLocation();
  return { token: hash.slice(1), isRead: useHydrated() };
}

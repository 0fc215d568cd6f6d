import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token behind `#` in the address that a mail leads to; empty when there is none. It is undefined in the first render: no server
 * gets to see it, and that render has to match the server's HTML.
 */
export function useMailToken(): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(hash.slice(1)), [hash]);
  return token;
}

import { whenIdle } from '@nuee/ui/whenIdle';
import { useEffect, useState } from 'react';
import { useShop } from '../shop.ts';
import { useRegistered } from './useRegistered.ts';

/**
 * The number of a registered customer's unread notifications: loaded once in idle time, then kept equal to what the
 * account shows.
 */
export function useUnread(): number {
  const { client, session, store } = useShop();
  const registered = useRegistered();
  const token = registered ? session.token() : null;
  const [unread, setUnread] = useState({ token, count: 0 });

  useEffect(() => {
    if (token === null) return;
    const gone = new AbortController();
    const watch = async (): Promise<void> => {
      // The account's code, which a guest never needs.
      const { watchUnread } = await import('../state/unread.ts');
      await watchUnread({
        client,
        store,
        owner: token,
        signal: gone.signal,
        tell: (count) => setUnread({ token, count }),
      });
    };
    const callOff = whenIdle(() => {
      watch().catch((error: unknown) => console.error('The notifications could not be counted.', error));
    });
    return () => {
      gone.abort();
      callOff();
    };
  }, [client, store, token]);

  return token !== null && unread.token === token ? unread.count : 0;
}

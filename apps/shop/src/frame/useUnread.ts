import { ApiError } from '@nuee/api-client/apiError';
import { whenIdle } from '@nuee/ui/whenIdle';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useShop } from '../shop.ts';
import { unreadAtom } from '../state/unread.ts';
import { useRegistered } from './useRegistered.ts';

/**
 * The number of a registered customer's unread notifications: counted once in idle time, then kept equal to what the
 * account shows. 0 where counting fails: a figure that wasn't asked for shows no error.
 */
export function useUnread(): number {
  const { client, session, store } = useShop();
  const registered = useRegistered();
  const token = registered ? session.token() : null;
  const unread = useAtomValue(unreadAtom);

  useEffect(() => {
    if (token === null) return;
    const count = async (): Promise<void> => {
      const { countUnread } = await import('../state/countUnread.ts');
      const counted = { owner: token, count: await countUnread(client) };
      // What the account shows is newer, and an answer for another session is dropped.
      if (session.token() === token) store.set(unreadAtom, (now) => (now?.owner === token ? now : counted));
    };
    return whenIdle(() => {
      count().catch((error: unknown) => {
        // The session has expired: the frame shows a guest.
        if (error instanceof ApiError && error.status === 401) return;
        console.error('The notifications could not be counted.', error);
      });
    });
  }, [client, session, store, token]);

  return token !== null && unread?.owner === token ? unread.count : 0;
}

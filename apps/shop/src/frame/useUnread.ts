import { unreadCount } from '@nuee/domain';
import { whenIdle } from '@nuee/ui/whenIdle';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useShop } from '../shop.ts';
import { accountAtom } from '../state/accountArea.ts';
import { useRegistered } from './useRegistered.ts';

/** How many notifications of a registered customer wait to be read: read once in idle time, and as the account shows them from then on. */
export function useUnread(): number {
  const { http, session } = useShop();
  const registered = useRegistered();
  const account = useAtomValue(accountAtom);
  const token = registered ? session.token() : null;
  const [read, setRead] = useState({ token, count: 0 });

  useEffect(() => {
    if (token === null) return;
    let stays = true;
    const count = async (): Promise<void> => {
      const { readUnread } = await import('../state/unread.ts');
      const unread = await readUnread(http);
      if (stays) setRead({ token, count: unread });
    };
    const callOff = whenIdle(() => {
      count().catch((error: unknown) => console.error('The notifications could not be counted.', error));
    });
    return () => {
      stays = false;
      callOff();
    };
  }, [http, token]);

  if (token === null) return 0;
  const shown = account?.owner === token ? account.notifications : undefined;
  if (shown?.status === 'ready') return unreadCount(shown.value);
  return read.token === token ? read.count : 0;
}

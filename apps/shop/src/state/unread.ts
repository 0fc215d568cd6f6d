import { unreadCount } from '@nuee/domain';
import type { createStore } from 'jotai';
import { createCustomerApi } from '../api/customer.ts';
import { ApiError } from '../api/error.ts';
import type { Http } from '../api/http.ts';
import { accountAtom } from './accountArea.ts';

interface Watching {
  http: Http;
  store: ReturnType<typeof createStore>;
  /** The token of the registered customer whose notifications count. */
  owner: string;
  signal: AbortSignal;
  tell: (count: number) => void;
}

/**
 * Tells how many notifications wait to be read: as the API says, then as the account shows them, until the signal comes. None where they
 * can't be read, since nobody asked for them.
 */
export async function watchUnread({ http, store, owner, signal, tell }: Watching): Promise<void> {
  if (signal.aborted) return;
  const shown = () => {
    const account = store.get(accountAtom);
    return account?.owner === owner && account.notifications.status === 'ready'
      ? account.notifications.value
      : undefined;
  };
  const tellShown = (): void => {
    const notifications = shown();
    if (notifications !== undefined) tell(unreadCount(notifications));
  };
  signal.addEventListener('abort', store.sub(accountAtom, tellShown));
  try {
    const read = await createCustomerApi(http).notifications();
    if (!signal.aborted) tell(unreadCount(shown() ?? read));
  } catch (error) {
    // The session has ended: the frame shows a guest.
    if (!(error instanceof ApiError && error.status === 401)) {
      console.error('The notifications could not be read.', error);
    }
  }
}

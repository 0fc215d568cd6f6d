import type { Client } from '@nuee/api-client';
import { ApiError } from '@nuee/api-client/apiError';
import { unreadCount } from '@nuee/domain';
import type { createStore } from 'jotai';
import { createCustomerApi } from '../api/customer.ts';
import { accountAtom } from './accountArea.ts';

interface Watching {
  client: Client;
  store: ReturnType<typeof createStore>;
  /** The token of the registered customer whose notifications are counted. */
  owner: string;
  signal: AbortSignal;
  tell: (count: number) => void;
}

/**
 * Reports the number of unread notifications: first the API's, then those that the account shows, until the signal is
 * aborted. 0 where they can't be loaded, since nobody asked for them.
 */
export async function watchUnread({ client, store, owner, signal, tell }: Watching): Promise<void> {
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
    const read = await createCustomerApi(client).notifications();
    if (!signal.aborted) tell(unreadCount(shown() ?? read));
  } catch (error) {
    // The session has expired: the frame shows a guest.
    if (!(error instanceof ApiError && error.status === 401)) {
      console.error('The notifications could not be read.', error);
    }
  }
}

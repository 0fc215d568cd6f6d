import { unreadCount } from '@nuee/domain';
import { createCustomerApi } from '../api/customer.ts';
import { ApiError } from '../api/error.ts';
import type { Http } from '../api/http.ts';

/** How many notifications of the registered customer wait to be read; 0 also when they can't be read, since nobody asked for them. */
export async function readUnread(http: Http): Promise<number> {
  try {
    return unreadCount(await createCustomerApi(http).notifications());
  } catch (error) {
    // The session has ended: the frame shows a guest.
    if (!(error instanceof ApiError && error.status === 401)) {
      console.error('The notifications could not be read.', error);
    }
    return 0;
  }
}

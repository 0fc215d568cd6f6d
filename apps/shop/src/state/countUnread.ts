import type { Client } from '@nuee/api-client';
import { unreadCount } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';

/** Counts a registered customer's unread notifications. Apart from the atom, because a guest never needs it. */
export const countUnread = async ({ call }: Client): Promise<number> =>
  unreadCount((await call(contract.listNotifications)).items);

/** What the lists of the back office can be sorted by, in addition to `createdAt`. */
import type * as contract from '../contract/index.ts';

/** By the list; `-` before a name sorts the other way round. Rows with equal values stand in the order of their ids. */
export const listSorts = {
  /** `status` in the order in which an order passes through them, `paymentStatus` from paid to refunded. */
  listOwnerOrders: ['orderNumber', 'name', 'totalPrice', 'status', 'paymentStatus'],
  /** `price` is what is asked today; `status` puts drafts before published products. */
  listOwnerProducts: ['name', 'category', 'price', 'stock', 'status'],
  /** Accounts that never logged in come before the earliest login. */
  listUsers: ['name', 'role', 'lastLogin', 'status'],
  /** `status` from open to closed; `updatedAt` is the last message. */
  listOwnerTickets: ['subject', 'name', 'updatedAt', 'status'],
  listWithdrawals: ['orderNumber', 'name'],
} as const satisfies Partial<Record<keyof typeof contract, readonly string[]>>;

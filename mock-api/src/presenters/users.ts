/** Accounts as the API answers them. Every field is listed, so that the password hash is never published. */
import { toEuros } from '@nuee/domain';
import type { OwnerUser } from '@nuee/domain/live';
import { asksForCode } from '../auth/secondFactor.ts';
import type { StoredUser } from '../db/storage.ts';
import type { Sum } from '../queries/figures.ts';

export function fullName({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** @param orders the number of the account's orders, and their paid total. */
export function ownerUser(user: StoredUser, orders: Sum | undefined): OwnerUser {
  const { id, email, firstName, lastName, phone, role = 'customer', status = 'active', createdAt, lastLogin } = user;
  return {
    _id: id,
    name: fullName(user),
    firstName,
    lastName,
    email,
    phone,
    role,
    status,
    ...(createdAt === undefined ? {} : { createdAt }),
    ...(lastLogin === undefined ? {} : { lastLogin }),
    ...(asksForCode(user) && { asksCode: true }),
    orders: orders?.orders ?? 0,
    totalSpent: toEuros(orders?.cents ?? 0),
  };
}

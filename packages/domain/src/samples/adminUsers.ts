import type { AdminUser } from '../admin/users.ts';
import { ago } from './ago.ts';
import { people } from './people.ts';

/** The users of the administration's list: one of them is the administrator. */
export function adminUsers(now: Date): AdminUser[] {
  return [
    user(people.camille, {
      createdAt: ago(now, { days: 412 }),
      orders: 12,
      totalSpent: 684.2,
      lastLogin: ago(now, { minutes: 25 }),
      status: 'active',
    }),
    user(people.nathan, {
      createdAt: ago(now, { days: 188 }),
      orders: 5,
      totalSpent: 312.75,
      lastLogin: ago(now, { hours: 16 }),
      status: 'active',
    }),
    user(people.ines, {
      createdAt: ago(now, { days: 27 }),
      orders: 2,
      totalSpent: 190.14,
      lastLogin: ago(now, { days: 2 }),
      status: 'active',
    }),
    user(people.hugo, {
      createdAt: ago(now, { days: 530 }),
      orders: 3,
      totalSpent: 124.71,
      lastLogin: ago(now, { days: 46 }),
      status: 'inactive',
    }),
    user(people.lea, { createdAt: ago(now, { days: 9, hours: 2 }), orders: 1, totalSpent: 0, status: 'pending' }),
    {
      _id: 'user-6',
      name: 'Maison Nuée',
      email: 'admin@maison-nuee.example',
      role: 'admin',
      createdAt: ago(now, { days: 900 }),
      orders: 0,
      totalSpent: 0,
      lastLogin: ago(now, { hours: 1 }),
      status: 'active',
    },
  ];
}

function user(
  { _id, name, email }: (typeof people)[keyof typeof people],
  known: Omit<AdminUser, '_id' | 'name' | 'email' | 'role'>,
): AdminUser {
  return { _id, name, email, role: 'user', ...known };
}

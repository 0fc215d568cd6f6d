import { orderStats } from '../admin/orders.ts';
import type { OwnerOrder } from '../live/orders.ts';
import type { OwnerUser } from '../live/users.ts';
import { adminOrders } from './adminOrders.ts';
import { ago } from './ago.ts';
import { type Person, people } from './people.ts';

/** The users of the administration's list: one of them is the administrator. */
export function adminUsers(now: Date): OwnerUser[] {
  const orders = adminOrders(now);
  const user = (person: Person, known: Known): OwnerUser => customer(person, known, orders);
  return [
    user(people.camille, {
      createdAt: ago(now, { days: 412 }),
      lastLogin: ago(now, { hours: 16 }),
      status: 'active',
    }),
    user(people.nathan, {
      createdAt: ago(now, { days: 188 }),
      lastLogin: ago(now, { minutes: 25 }),
      status: 'active',
    }),
    user(people.ines, {
      createdAt: ago(now, { days: 27 }),
      lastLogin: ago(now, { days: 2 }),
      status: 'active',
    }),
    user(people.hugo, {
      createdAt: ago(now, { days: 530 }),
      lastLogin: ago(now, { days: 4, hours: 18 }),
      status: 'inactive',
    }),
    user(people.lea, { createdAt: ago(now, { days: 9, hours: 2 }), status: 'pending' }),
    {
      _id: 'user-6',
      name: 'Maison Nuée',
      firstName: 'Maison',
      lastName: 'Nuée',
      email: 'admin@maison-nuee.example',
      phone: '',
      role: 'admin',
      createdAt: ago(now, { days: 900 }),
      orders: 0,
      totalSpent: 0,
      lastLogin: ago(now, { hours: 1 }),
      status: 'active',
    },
  ];
}

/** The fields of a user that don't follow from the orders. */
type Known = Pick<OwnerUser, 'createdAt' | 'lastLogin' | 'status'>;

/** A customer with the figures from the order list: how many orders, and how much was paid. */
function customer({ _id, name, email, address }: Person, known: Known, all: readonly OwnerOrder[]): OwnerUser {
  const own = all.filter((order) => order.user._id === _id);
  const { firstName, lastName, phone } = address;
  const [orders, totalSpent] = [own.length, orderStats(own).revenue];
  return { _id, name, firstName, lastName, email, phone, role: 'customer', orders, totalSpent, ...known };
}

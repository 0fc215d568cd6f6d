/** What the shop knows of a person: for herself, and for the owner whom she asks. */
import type { CustomerFile, ExportSchema } from '@nuee/domain/live';
import type { InferInput } from 'valibot';
import { devicesOf } from '../auth/sessions.ts';
import { recordsAbout } from '../db/personal.ts';
import type { Collection, Storage, StoredUser } from '../db/storage.ts';
import { customerOrder } from '../presenters/orders.ts';
import { notification, ticket } from '../presenters/tickets.ts';
import { presentWithdrawal } from '../presenters/withdrawals.ts';
import { emailKey } from './users.ts';

type Place = Pick<Storage, 'list' | 'read'>;

const hersIn =
  (storage: Place, { id, email }: StoredUser) =>
  <C extends Collection>(collection: C) =>
    recordsAbout(storage, collection, { id, email: emailKey(email) });

/** What she wrote to the shop, and whether it writes to her. */
async function correspondence(storage: Place, user: StoredUser) {
  const hers = hersIn(storage, user);
  // Records with her e-mail alone that are older than the account may be another person's: no address is verified.
  const isSince = (date: string): boolean => date >= (user.createdAt ?? '');
  const written = await hers('tickets');
  const messages = written.filter(({ record }) => record.userId !== user.id && isSince(record.createdAt));
  const withdrawals = (await hers('withdrawals')).filter(({ record }) => isSince(record.createdAt));
  const [subscriber] = (await hers('subscribers')).filter(({ record }) => isSince(record.since));
  const { since, confirmedAt } = subscriber?.record ?? {};
  return {
    tickets: written.filter(({ record }) => record.userId === user.id).map((one) => ticket(one.id, one.record)),
    messages: messages.map((one) => ({ ...ticket(one.id, one.record), name: one.record.name })),
    withdrawals: withdrawals.map(({ id, record }) => presentWithdrawal(id, record, undefined)),
    ...(since !== undefined && { newsletter: { since, ...(confirmedAt !== undefined && { confirmedAt }) } }),
  };
}

/** @param token of the session that asks, where it is her own. */
export async function exportOf(
  storage: Place,
  user: StoredUser,
  { now, token = '' }: { now: Date; token?: string },
): Promise<InferInput<typeof ExportSchema>> {
  const { id, email, firstName, lastName, phone, addresses, createdAt, notes = [] } = user;
  const hers = hersIn(storage, user);
  const orders = (await hers('orders')).filter(({ record }) => record.userId === id);
  const notifications = await hers('notifications');
  const [cart] = await hers('carts');
  const [favorites] = await hers('favorites');
  return {
    profile: {
      _id: id,
      email,
      firstName,
      lastName,
      phone,
      addresses: [...addresses],
      ...(createdAt === undefined ? {} : { createdAt }),
    },
    orders: orders.map(({ record }) => customerOrder(record)),
    cart: (cart?.record.lines ?? []).map(({ productId, size, nicotineStrength, quantity }) => ({
      productId,
      size,
      nicotineStrength,
      quantity,
    })),
    favorites: [...(favorites?.record.ids ?? [])],
    ...(await correspondence(storage, user)),
    photographs: (await hers('photographs')).map(({ id: _id, record: { base64 } }) => ({
      _id,
      image: `data:image/webp;base64,${base64}`,
    })),
    devices: await storage.read(async (t) => devicesOf(t, user, token, now)),
    notifications: notifications.map((one) => notification(one.id, one.record)),
    ...(notes.length > 0 && { notes: notes.map(({ at, text }) => ({ at, text })) }),
  };
}

/** What the back office reads of her. */
export async function fileOf(storage: Place, user: StoredUser): Promise<CustomerFile> {
  const { tickets, messages, withdrawals, newsletter } = await correspondence(storage, user);
  const latest = [...tickets, ...messages].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    phone: user.phone,
    addresses: [...user.addresses],
    tickets: latest.map(({ _id, subject, status, updatedAt }) => ({ _id, subject, status, updatedAt })),
    withdrawals: withdrawals.map(({ _id, orderNumber, orderId, status, createdAt }) => ({
      _id,
      orderNumber,
      status,
      createdAt,
      ...(orderId !== undefined && { orderId }),
    })),
    ...(newsletter && { newsletter }),
    notes: (user.notes ?? []).toReversed().map(({ at, who, text }) => ({ at, who, text })),
  };
}

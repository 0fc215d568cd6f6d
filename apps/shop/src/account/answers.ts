import { type Answered, answered } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import {
  markRead,
  type Notification,
  openTicket,
  type Profile,
  ProfileSchema,
  replyToTicket,
  type SupportTicket,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { CustomerOrder } from '@nuee/domain/live';
import * as v from 'valibot';

/** What an account holds. Its calls change it. */
export interface AccountRows {
  profile: Profile;
  orders: readonly CustomerOrder[];
  /** Ids of products. */
  favorites: readonly string[];
  tickets: readonly SupportTicket[];
  notifications: readonly Notification[];
}

/** Answers the calls of an account in the page, for the demonstration and for stories. */
export function accountAnswers(rows: AccountRows, now: () => Date): Answered[] {
  const done = () => undefined;
  return [
    answered(contract.readProfile, () => rows.profile),
    answered(contract.changeProfile, ({ body }) => {
      rows.profile = v.parse(ProfileSchema, { ...rows.profile, ...body });
      return rows.profile;
    }),
    answered(contract.changePassword, done),
    answered(contract.listOrders, () => listed(rows.orders)),
    answered(contract.readFavorites, () => ({ items: [...rows.favorites] })),
    answered(contract.removeFavorite, ({ id }) => {
      rows.favorites = rows.favorites.filter((each) => each !== id);
      return done();
    }),
    answered(contract.listTickets, () => listed(rows.tickets)),
    answered(contract.readTicket, ({ id }) => found(rows.tickets, id)),
    answered(contract.createTicket, ({ body: { subject, message } }) => {
      const ticket = openTicket(subject, message, { id: `ticket-${rows.tickets.length + 1}`, now: now() });
      rows.tickets = [ticket, ...rows.tickets];
      return ticket;
    }),
    answered(contract.replyToTicket, ({ id, body: { message } }) => {
      const ticket = found(rows.tickets, id);
      const stamp = { id: `${id}-${ticket.responses.length + 1}`, now: now() };
      const replied = replyToTicket(ticket, message, stamp);
      rows.tickets = rows.tickets.map((each) => (each === ticket ? replied : each));
      return replied;
    }),
    answered(contract.listNotifications, () => ({ items: [...rows.notifications] })),
    answered(contract.readNotification, ({ id }) => {
      rows.notifications = markRead(rows.notifications, id);
      return found(rows.notifications, id);
    }),
  ];
}

const listed = <Item>(items: readonly Item[]) => ({ items: [...items], next: null, total: items.length });

export function found<Item extends { _id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new ApiError(`Nothing has the id ${id}.`, { status: 404 });
  return item;
}

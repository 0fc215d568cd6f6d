import {
  type AccountUser,
  type FavoriteProduct,
  type Invoice,
  markRead,
  type Notification,
  type Order,
  openTicket,
  removeFavorite,
  replyToTicket,
  type SupportTicket,
} from '@nuee/domain';
import { accountOrders, accountUser, favorites, invoices, notifications, tickets } from '@nuee/domain/samples/account';
import { atom, type createStore } from 'jotai';

/** What the account shows: sample data, by the specification (section 2), and what the customer made of it since. */
export interface AccountArea {
  /** E-mail address of the session that opened it. */
  owner: string;
  user: AccountUser;
  orders: readonly Order[];
  favorites: readonly FavoriteProduct[];
  tickets: readonly SupportTicket[];
  notifications: readonly Notification[];
  invoices: readonly Invoice[];
}

/** `undefined` until the account was opened: samples are dated back from that moment. It lives until a reload. */
export const accountAreaAtom = atom<AccountArea | undefined>(undefined);

export interface AccountAreaActions {
  /** Lays the samples out for this customer, unless they are theirs already. */
  open(customer: { email: string; name: string }): void;
  saveUser(changes: Partial<AccountUser>): void;
  removeFavorite(id: string): void;
  openTicket(subject: string, message: string): void;
  reply(ticketId: string, message: string): void;
  markRead(notificationId: string): void;
}

export interface AccountAreaDependencies {
  store: ReturnType<typeof createStore>;
  now: () => Date;
}

/** The actions of the account's screens. None of them makes a call (section 7). */
export function createAccountArea({ store, now }: AccountAreaDependencies): AccountAreaActions {
  const change = (next: (area: AccountArea) => Partial<AccountArea>): void =>
    store.set(accountAreaAtom, (area) => area && { ...area, ...next(area) });

  return {
    open: ({ email, name }) => {
      if (store.get(accountAreaAtom)?.owner === email) return;
      const opened = now();
      store.set(accountAreaAtom, {
        owner: email,
        // A session of which the storage kept only the token is shown as the sample customer's.
        user: { ...accountUser, ...(email && { email }), ...(name && { name }) },
        orders: accountOrders(opened),
        favorites,
        tickets: tickets(opened),
        notifications: notifications(opened),
        invoices: invoices(opened),
      });
    },
    saveUser: (changes) => change(({ user }) => ({ user: { ...user, ...changes } })),
    removeFavorite: (id) => change((area) => ({ favorites: removeFavorite(area.favorites, id) })),
    openTicket: (subject, message) =>
      change((area) => ({
        tickets: [
          openTicket(subject, message, { id: `ticket-${area.tickets.length + 1}`, now: now() }),
          ...area.tickets,
        ],
      })),
    reply: (ticketId, message) =>
      change((area) => ({
        tickets: area.tickets.map((ticket) =>
          ticket._id === ticketId
            ? replyToTicket(ticket, message, { id: `${ticketId}-${ticket.responses.length + 1}`, now: now() })
            : ticket,
        ),
      })),
    markRead: (notificationId) => change((area) => ({ notifications: markRead(area.notifications, notificationId) })),
  };
}

import { type OwnOrder, openTicket, type Profile, ProfileSchema, replyToTicket } from '@nuee/domain';
import { type Answer, frozenNow, registered, respond } from '@nuee/domain/fixtures';
import { ChangeProfileBody, NewTicketBody, ReplyBody } from '@nuee/domain/live';
import * as v from 'valibot';

/** The input of a call. */
export type Call = { body: unknown; id: string };

/** The answers of a story's API about a registered customer's account. */
export function createAccountAnswers() {
  let { tickets, notifications, favorites } = registered;
  let profile: Profile = registered.profile;
  let orders: readonly OwnOrder[] = registered.orders;
  let devices = [
    { name: 'Firefox, Linux', openedAt: frozenNow, lastUsedAt: frozenNow, current: true },
    {
      name: 'Safari, iOS',
      openedAt: '2026-01-02T18:20:00+01:00',
      lastUsedAt: '2026-01-13T08:05:00+01:00',
      current: false,
    },
  ];
  const done = (): Answer<undefined> => respond.with(undefined);
  const listed = <Item>(items: readonly Item[]) => respond.with({ items, next: null, total: items.length });
  const now = new Date(frozenNow);

  return {
    listOrders: () => listed(orders),
    cancelOrder: ({ id }: Call) => {
      orders = orders.map((each) => (each._id === id ? { ...each, status: 'cancelled' } : each));
      return respond.with(orders.find(({ _id }) => _id === id));
    },
    readTransfer: () => respond.with({ iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 }),
    reorder: () => respond.with({ added: 1, missing: [] }),
    readInvoice: () => respond.with(new Blob(['%PDF-'], { type: 'application/pdf' })),
    changeProfile: ({ body }: Call) => {
      profile = v.parse(ProfileSchema, { ...profile, ...v.parse(ChangeProfileBody, body) });
      return respond.with(profile);
    },
    changePassword: done,
    listSessions: () => respond.with({ items: devices }),
    endOtherSessions: () => {
      devices = devices.filter(({ current }) => current);
      return done();
    },
    readFavorites: () => respond.with({ items: favorites }),
    addFavorite: ({ id }: Call) => {
      favorites = [id, ...favorites];
      return done();
    },
    removeFavorite: ({ id }: Call) => {
      favorites = favorites.filter((each) => each !== id);
      return done();
    },
    listTickets: () => listed(tickets.map(({ responses: _, ...ticket }) => ticket)),
    readTicket: ({ id }: Call) => respond.with(tickets.find(({ _id }) => _id === id)),
    createTicket: ({ body }: Call) => {
      const { subject, message } = v.parse(NewTicketBody, body);
      const ticket = openTicket(subject, message, { id: `ticket-of-the-story-${tickets.length}`, now });
      tickets = [ticket, ...tickets];
      return respond.with(ticket);
    },
    replyToTicket: ({ id, body }: Call) => {
      const { message } = v.parse(ReplyBody, body);
      tickets = tickets.map((each) =>
        each._id === id ? replyToTicket(each, message, { id: `${id}-${each.responses.length}`, now }) : each,
      );
      return respond.with(tickets.find(({ _id }) => _id === id));
    },
    listNotifications: () => respond.with({ items: notifications }),
    readNotification: ({ id }: Call) => {
      notifications = notifications.map((each) => (each._id === id ? { ...each, read: true } : each));
      return respond.with(notifications.find(({ _id }) => _id === id));
    },
    exportAccount: () => respond.with(new Blob(['{}'], { type: 'application/json' })),
    eraseAccount: done,
  };
}

import { type Answered, answered } from '@nuee/api-client/answering';
import { openTicket, type Profile, ProfileSchema, replyToTicket } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { frozenNow, registered } from '@nuee/domain/fixtures';
import type { CustomerOrder } from '@nuee/domain/live';
import * as v from 'valibot';

/** The answers of a story's API about a registered customer's account. */
export function accountAnswers(): Answered[] {
  let { tickets, notifications, favorites } = registered;
  let profile: Profile = registered.profile;
  let orders: readonly CustomerOrder[] = registered.orders;
  let devices = [
    { name: 'Firefox, Linux', openedAt: frozenNow, lastUsedAt: frozenNow, current: true },
    {
      name: 'Safari, iOS',
      openedAt: '2026-01-02T18:20:00+01:00',
      lastUsedAt: '2026-01-13T08:05:00+01:00',
      current: false,
    },
  ];
  const done = () => undefined;
  const listed = <Item>(items: readonly Item[]) => ({ items: [...items], next: null, total: items.length });
  const now = new Date(frozenNow);
  const found = <Item extends { _id: string }>(items: readonly Item[], id: string): Item => {
    const item = items.find(({ _id }) => _id === id);
    if (!item) throw new Error(`The story has nothing with the id ${id}.`);
    return item;
  };

  return [
    answered(contract.listOrders, () => listed(orders)),
    answered(contract.cancelOrder, ({ id }) => {
      orders = orders.map((each) => (each._id === id ? { ...each, status: 'cancelled' } : each));
      return found(orders, id);
    }),
    answered(contract.readTransfer, () => ({ iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 })),
    answered(contract.reorder, () => ({ added: 1, missing: [] })),
    answered(contract.readInvoice, () => new Blob(['%PDF-'], { type: 'application/pdf' })),
    answered(contract.changeProfile, ({ body }) => {
      profile = v.parse(ProfileSchema, { ...profile, ...body });
      return profile;
    }),
    answered(contract.changePassword, done),
    answered(contract.listSessions, () => ({ items: devices })),
    answered(contract.endOtherSessions, () => {
      devices = devices.filter(({ current }) => current);
      return done();
    }),
    answered(contract.readFavorites, () => ({ items: [...favorites] })),
    answered(contract.addFavorite, ({ id }) => {
      favorites = [id, ...favorites];
      return done();
    }),
    answered(contract.removeFavorite, ({ id }) => {
      favorites = favorites.filter((each) => each !== id);
      return done();
    }),
    answered(contract.listTickets, () => listed(tickets.map(({ responses: _, ...ticket }) => ticket))),
    answered(contract.readTicket, ({ id }) => found(tickets, id)),
    answered(contract.createTicket, ({ body: { subject, message } }) => {
      const ticket = openTicket(subject, message, { id: `ticket-of-the-story-${tickets.length}`, now });
      tickets = [ticket, ...tickets];
      return ticket;
    }),
    answered(contract.replyToTicket, ({ id, body: { message } }) => {
      tickets = tickets.map((each) =>
        each._id === id ? replyToTicket(each, message, { id: `${id}-${each.responses.length}`, now }) : each,
      );
      return found(tickets, id);
    }),
    answered(contract.listNotifications, () => ({ items: [...notifications] })),
    answered(contract.readNotification, ({ id }) => {
      notifications = notifications.map((each) => (each._id === id ? { ...each, read: true } : each));
      return found(notifications, id);
    }),
    answered(contract.exportAccount, () => new Blob(['{}'], { type: 'application/json' })),
    answered(contract.eraseAccount, done),
  ];
}

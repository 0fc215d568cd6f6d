import { type Answered, answered } from '@nuee/api-client/answering';
import { openTicket, type Profile } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { frozenNow, registered } from '@nuee/domain/fixtures';
import { photograph } from '@nuee/ui/testing';
import { type AccountRows, accountAnswers, found } from '../account/answers.ts';

/** The answers of a story's API about a registered customer's account. */
export function registeredAnswers(profile: Profile): Answered[] {
  const rows: AccountRows = { ...registered, profile };
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

  return [
    ...accountAnswers(rows, () => new Date(frozenNow)),
    answered(contract.cancelOrder, ({ id }) => {
      rows.orders = rows.orders.map((each) => (each._id === id ? { ...each, status: 'cancelled' } : each));
      return found(rows.orders, id);
    }),
    answered(contract.readTransfer, () => ({ iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 })),
    answered(contract.reorder, () => ({ added: 1, missing: [] })),
    answered(contract.readInvoice, () => new Blob(['%PDF-'], { type: 'application/pdf' })),
    answered(contract.listSessions, () => ({ items: devices })),
    answered(contract.endOtherSessions, () => {
      devices = devices.filter(({ current }) => current);
      return done();
    }),
    answered(contract.addFavorite, ({ id }) => {
      rows.favorites = [id, ...rows.favorites];
      return done();
    }),
    answered(contract.addPhotograph, () => ({ _id: 'photograph' })),
    answered(contract.readPhotograph, () => photograph),
    answered(contract.createTicket, ({ body: { subject, message, orderId = '', photographs } }) => {
      const { _id, orderNumber } = found(rows.orders, orderId);
      const stamp = { id: 'about-an-order', now: new Date(frozenNow) };
      const ticket = { ...openTicket(subject, message, stamp), order: { _id, orderNumber }, photographs };
      rows.tickets = [ticket, ...rows.tickets];
      return ticket;
    }),
    answered(contract.exportAccount, () => new Blob(['{}'], { type: 'application/json' })),
    answered(contract.eraseAccount, done),
  ];
}

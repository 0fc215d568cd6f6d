import { type Answered, answered } from '@nuee/api-client/answering';
import type { Profile } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { frozenNow, registered } from '@nuee/domain/fixtures';
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
    answered(contract.exportAccount, () => new Blob(['{}'], { type: 'application/json' })),
    answered(contract.eraseAccount, done),
  ];
}

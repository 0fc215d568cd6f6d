import { markRead, openTicket, removeFavorite, replyToTicket } from '@nuee/domain';
import { accountOrders, accountUser, favorites, invoices, notifications, tickets } from '@nuee/domain/samples/account';
import type { createStore } from 'jotai';
import {
  type AccountArea,
  type AccountPart,
  type AccountParts,
  type AccountState,
  accountAtom,
} from './accountArea.ts';

export interface SampleAccountDependencies {
  store: ReturnType<typeof createStore>;
  now: () => Date;
  customer: { email: string; name: string };
}

/**
 * The account of the demonstration (section 2): sample data, dated back from the moment when it is opened, with the
 * customer's changes. None of its actions makes a call (section 7).
 */
export function createSampleAccount({ store, now, customer }: SampleAccountDependencies): AccountArea {
  const { email, name } = customer;
  const owner = email;

  const change = <Part extends AccountPart>(
    part: Part,
    next: (value: AccountParts[Part]) => AccountParts[Part],
  ): void => {
    const area = store.get(accountAtom);
    if (area?.owner !== owner) return;
    const { [part]: shown } = area;
    if (shown.status !== 'ready') return;
    // The value has the type of its part, which the union over all parts loses.
    store.set(accountAtom, { ...area, [part]: ready(next(shown.value as AccountParts[Part])) });
  };
  const changePerson = async (changes: Partial<AccountParts['person']>): Promise<void> =>
    change('person', (person) => ({ ...person, ...changes }));

  return {
    owner,
    open: () => {
      if (store.get(accountAtom)?.owner === owner) return;
      const opened = now();
      store.set(accountAtom, {
        owner,
        // A session of which only the token is stored is shown as the sample customer's.
        person: ready({ ...samplePerson, ...(email && { email }), ...(name && { name }) }),
        orders: ready(accountOrders(opened)),
        favorites: ready(favorites),
        tickets: ready(tickets(opened)),
        notifications: ready(notifications(opened)),
        invoices: ready(invoices(opened)),
        devices: ready([]),
      } satisfies AccountState);
    },
    read: async () => {},
    saveProfile: changePerson,
    saveAddresses: (addresses) => changePerson({ addresses }),
    changePassword: async () => {},
    removeFavorite: async (id) => change('favorites', (all) => removeFavorite(all, id)),
    openTicket: async ({ subject, message }) =>
      change('tickets', (all) => [
        openTicket(subject, message, { id: `ticket-${all.length + 1}`, now: now() }),
        ...all,
      ]),
    // A sample has its answers from the beginning.
    readTicket: async () => {},
    reply: async (ticketId, message) =>
      change('tickets', (all) =>
        all.map(({ responses = [], ...ticket }) => {
          const whole = { ...ticket, responses };
          const id = `${ticketId}-${responses.length + 1}`;
          return ticket._id === ticketId ? replyToTicket(whole, message, { id, now: now() }) : whole;
        }),
      ),
    markRead: async (id) => change('notifications', (all) => markRead(all, id)),
  };
}

const { address: street, postalCode, city, country, ...person } = accountUser;
const samplePerson = { ...person, addresses: [{ street, postalCode, city, country }] };

const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;

import { ApiError } from '@nuee/api-client/apiError';
import {
  type AccountPerson,
  favoriteOf,
  invoicesOf,
  type ProductSummary,
  type Profile,
  removeFavorite,
  splitName,
} from '@nuee/domain';
import type { createStore } from 'jotai';
import type { CustomerApi } from '../api/customer.ts';
import { type AccountArea, type AccountPart, type AccountParts, accountAtom } from './accountArea.ts';
import type { CartActions } from './cart.ts';
import { showFavorite } from './favorites.ts';
import type { SessionState } from './session.ts';
import type { Toasts } from './toasts.ts';

export interface ApiAccountDependencies {
  store: ReturnType<typeof createStore>;
  api: Omit<CustomerApi, 'lastOrder' | 'transfer' | 'paymentForm'>;
  session: Pick<SessionState, 'rename'>;
  toasts: Pick<Toasts, 'error'>;
  cart: Pick<CartActions, 'refresh'>;
  /** The products that are published. */
  products: () => Promise<readonly ProductSummary[]>;
  saveFile: (file: Blob, name: string) => void;
  /** The bearer token: the account is that of its session. */
  token: string;
  email: string;
}

const notRead = 'Vérifiez votre connexion, puis réessayez.';

/** The account of a registered customer, on the API. Each part is read when it is asked for. */
export function createApiAccount(dependencies: ApiAccountDependencies): AccountArea {
  const { store, api, session, toasts, cart, products, saveFile, token: owner, email } = dependencies;
  /** As it was last read: what a change doesn't touch stays as it is. */
  let profile: Profile = { firstName: '', lastName: '', phone: '', addresses: [] };

  const readers: { [Part in AccountPart]: () => Promise<AccountParts[Part]> } = {
    person: async () => {
      profile = await api.profile();
      return personOf(profile, email);
    },
    orders: api.orders,
    favorites: async () => {
      const ids = await api.favorites();
      if (ids.length === 0) return [];
      const known = new Map((await products()).map((product) => [product.id, product]));
      return ids.flatMap((id) => known.get(id) ?? []).map(favoriteOf);
    },
    tickets: async () => {
      const listed = await api.tickets();
      const before = shown('tickets');
      const known = new Map(before?.status === 'ready' ? before.value.map((ticket) => [ticket._id, ticket]) : []);
      // The answers of a ticket that hasn't changed stay, so that an open one isn't read again.
      return listed.map((ticket) => {
        const same = known.get(ticket._id);
        return same?.updatedAt === ticket.updatedAt ? { ...ticket, responses: same.responses } : ticket;
      });
    },
    notifications: api.notifications,
    invoices: async () => invoicesOf(await api.orders()),
    devices: api.devices,
  };

  /** Counts what was read and changed of each part: an answer that something newer has overtaken is dropped. */
  const turns = new Map<AccountPart, number>();
  const take = (part: AccountPart): number => {
    const turn = (turns.get(part) ?? 0) + 1;
    turns.set(part, turn);
    return turn;
  };
  const shown = <Part extends AccountPart>(part: Part) => {
    const area = store.get(accountAtom);
    return area?.owner === owner ? area[part] : undefined;
  };
  const show = <Part extends AccountPart>(
    part: Part,
    next:
      | { status: 'loading' }
      | { status: 'ready'; value: AccountParts[Part] }
      | { status: 'failed'; message: string },
  ): void => store.set(accountAtom, (area) => (area?.owner === owner ? { ...area, [part]: next } : area));

  const read = async <Part extends AccountPart>(part: Part): Promise<void> => {
    const turn = take(part);
    if (shown(part)?.status === 'failed') show(part, { status: 'loading' });
    try {
      const value = await readers[part]();
      if (turn === turns.get(part)) show(part, { status: 'ready', value });
    } catch (error) {
      // The session has ended: the page leads to the login.
      if (error instanceof ApiError && error.status === 401) return;
      console.error(`The customer's ${part} could not be read.`, error);
      const message = (error instanceof ApiError && error.serverMessage) || notRead;
      if (shown(part)?.status === 'ready') toasts.error('Le chargement a échoué', message);
      else show(part, { status: 'failed', message });
    }
  };
  const change = <Part extends AccountPart>(
    part: Part,
    next: (value: AccountParts[Part]) => AccountParts[Part],
  ): void => {
    const before = shown(part);
    // One that is still on its way brings the change along.
    if (before?.status !== 'ready') return;
    take(part);
    // The part is ready, and its value therefore that of the part: the type forgets it.
    show(part, { status: 'ready', value: next(before.value as AccountParts[Part]) });
  };
  const save = async (changes: Parameters<CustomerApi['changeProfile']>[0]): Promise<void> => {
    profile = await api.changeProfile(changes);
    change('person', () => personOf(profile, email));
  };

  return {
    owner,
    open: () => {
      if (store.get(accountAtom)?.owner === owner) return;
      const loading = { status: 'loading' } as const;
      store.set(accountAtom, {
        owner,
        person: loading,
        orders: loading,
        favorites: loading,
        tickets: loading,
        notifications: loading,
        invoices: loading,
        devices: loading,
      });
    },
    read,
    saveProfile: async ({ name, phone }) => {
      const names = splitName(name, profile);
      await save({ ...names, phone });
      session.rename(`${names.firstName} ${names.lastName}`);
    },
    saveAddresses: async (addresses) => {
      try {
        await save({ addresses: [...addresses], addressesBefore: profile.addresses });
      } catch (error) {
        // Another device has changed them: they are shown as they are now.
        if (error instanceof ApiError && error.status === 409) await read('person');
        throw error;
      }
    },
    changePassword: async (passwords) => {
      await api.changePassword(passwords);
      change('devices', ofThisOne);
    },
    removeFavorite: async (id) => {
      await api.removeFavorite(id);
      showFavorite(store, id, false);
      change('favorites', (all) => removeFavorite(all, id));
    },
    openTicket: async (ticket) => {
      const opened = await api.openTicket(ticket);
      change('tickets', (all) => [opened, ...all]);
    },
    readTicket: async (id) => {
      const whole = await api.ticket(id);
      change('tickets', (all) => all.map((ticket) => (ticket._id === id ? whole : ticket)));
    },
    reply: async (ticketId, message) => {
      const replied = await api.reply(ticketId, message);
      change('tickets', (all) => all.map((ticket) => (ticket._id === ticketId ? replied : ticket)));
    },
    markRead: async (id) => {
      const before = shown('notifications');
      if (before?.status !== 'ready' || before.value.some(({ _id, read: isRead }) => _id === id && isRead)) return;
      const marked = await api.readNotification(id);
      change('notifications', (all) => all.map((each) => (each._id === id ? marked : each)));
    },
    living: {
      saveInvoice: async ({ _id, invoiceNumber }) => saveFile(await api.invoice(_id), `facture-${invoiceNumber}.pdf`),
      terms: api.terms,
      cancelOrder: async (id) => {
        const cancelled = await api.cancelOrder(id);
        change('orders', (all) => all.map((order) => (order._id === id ? cancelled : order)));
        // The server notifies her of it: the badge counts that at once.
        await read('notifications');
      },
      reorder: async (id) => {
        const ordered = await api.reorder(id);
        if (ordered.added > 0) await cart.refresh();
        return ordered;
      },
      endOtherSessions: async () => {
        await api.endOtherSessions();
        change('devices', ofThisOne);
      },
      saveEverything: async () => saveFile(await api.everything(), 'maison-nuee-mes-donnees.json'),
      erase: api.erase,
    },
  };
}

const ofThisOne = (devices: AccountParts['devices']) => devices.filter(({ current }) => current);

function personOf({ firstName, lastName, phone, addresses }: Profile, email: string): AccountPerson {
  return { name: `${firstName} ${lastName}`, email, phone, addresses };
}

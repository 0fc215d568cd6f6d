import { ApiError } from '@nuee/api-client/apiError';
import {
  type AccountPerson,
  type OwnOrder,
  type Profile,
  removeFavorite,
  type SavedAddress,
  splitName,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { NewTicket, Ticket } from '@nuee/domain/live';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { type Shop, useShop } from '../shop.ts';
import { messageOf } from '../state/account.ts';
import { showFavorite } from '../state/favorites.ts';
import { saveFile } from '../state/saveFile.ts';
import { type CustomerAccount, useCustomerAccount } from './queries.ts';

/** What a customer does in her account. Each resolves once it is done and shown, and throws `ApiError` when it fails. */
export const useChanges = () => changesOf(useCustomerAccount(), useShop());

export function changesOf(
  { client, parts, queries, isDemonstration }: CustomerAccount,
  { session, store }: Pick<Shop, 'session' | 'store'>,
) {
  const show = async <Data>(
    { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
    next: (shown: Data) => Data,
  ): Promise<void> => {
    // What is read for the first time brings the change along.
    if (queries.getQueryData(queryKey) === undefined) return;
    // Any other answer that is still on its way may be older than the change.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Data>(queryKey, (shown) => (shown === undefined ? shown : next(shown)));
  };
  const showTicket = (whole: Ticket): void => void queries.setQueryData(parts.ticket(whole).queryKey, whole);
  const showThisDevice = () => show(parts.devices, (all) => all.filter(({ current }) => current));

  const known = (): Profile =>
    queries.getQueryData(parts.profile.queryKey) ?? { firstName: '', lastName: '', phone: '', addresses: [] };
  const saveProfile = async (body: contract.SentBodyOf<typeof contract.changeProfile>): Promise<void> => {
    const saved = await client.call(contract.changeProfile, { body });
    await show(parts.profile, () => saved);
  };

  return {
    /** `name` is the full one. */
    saveProfile: async ({ name, phone }: Pick<AccountPerson, 'name' | 'phone'>): Promise<void> => {
      const names = splitName(name, known());
      await saveProfile({ ...names, phone });
      if (!isDemonstration) session.rename(`${names.firstName} ${names.lastName}`);
    },
    /** All of them, the default one first. */
    saveAddresses: async (addresses: readonly SavedAddress[]): Promise<void> => {
      try {
        await saveProfile({ addresses: [...addresses], addressesBefore: known().addresses });
      } catch (error) {
        // Another device has changed them: they are shown as they are now.
        if (error instanceof ApiError && error.status === 409)
          await queries.refetchQueries({ queryKey: parts.profile.queryKey });
        throw error;
      }
    },
    changePassword: async (body: { current: string; next: string }): Promise<void> => {
      await client.send(contract.changePassword, { body });
      await showThisDevice();
    },
    endOtherSessions: async (): Promise<void> => {
      await client.send(contract.endOtherSessions);
      await showThisDevice();
    },
    removeFavorite: async (id: string): Promise<void> => {
      await client.send(contract.removeFavorite, { id });
      showFavorite(store, id, false);
      await show(parts.favorites, (all) => removeFavorite(all, id));
    },
    /** Resolves to its id, or to why it is refused. */
    sendPhotograph: async (file: File): Promise<{ _id: string } | string> => {
      try {
        return await client.call(contract.addPhotograph, { file });
      } catch (error) {
        return messageOf(error, 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.');
      }
    },
    openTicket: async (body: NewTicket): Promise<void> => {
      const ticket = await client.call(contract.createTicket, { body });
      showTicket(ticket);
      await show(parts.tickets, (all) => [ticket, ...all]);
    },
    reply: async (id: string, message: string): Promise<void> => {
      const ticket = await client.call(contract.replyToTicket, { id, body: { message } });
      showTicket(ticket);
      await show(parts.tickets, (all) => all.map((each) => (each._id === id ? ticket : each)));
    },
    markRead: async (id: string): Promise<void> => {
      const isUnread = ({ _id, read }: { _id: string; read: boolean }) => _id === id && !read;
      if (!queries.getQueryData(parts.notifications.queryKey)?.some(isUnread)) return;
      // The same press leads to another page.
      const marked = await client.call(contract.readNotification, { id, keepalive: true });
      await show(parts.notifications, (all) => all.map((each) => (each._id === id ? marked : each)));
    },
    cancelOrder: async (id: string): Promise<void> => {
      const cancelled = await client.call(contract.cancelOrder, { id });
      await show(parts.orders, (all) => all.map((order) => (order._id === id ? cancelled : order)));
      // The server notifies her of it: the badge counts that at once.
      await queries.refetchQueries({ queryKey: parts.notifications.queryKey });
    },
    /** As a file. */
    saveInvoice: async ({ _id: id, invoiceNumber }: Pick<OwnOrder, '_id' | 'invoiceNumber'>): Promise<void> =>
      saveFile(await client.file(contract.readInvoice, { id }), `facture-${invoiceNumber}.pdf`),
    /** As a file. */
    saveCreditNote: async ({ _id: id }: Pick<OwnOrder, '_id'>, number: string): Promise<void> =>
      saveFile(
        await client.file(contract.readInvoice, { id, query: { kind: 'credit', number } }),
        `avoir-${number}.pdf`,
      ),
  };
}

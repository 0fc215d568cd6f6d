import type { Client } from '@nuee/api-client';
import { wholeList } from '@nuee/api-client/wholeList';
import { type FavoriteProduct, invoicesOf, type ListedTicket } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { Photograph } from '@nuee/ui';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** A customer's account behind its screens. */
export interface CustomerAccount {
  email: string;
  /** Whether it is the account of the demonstration: samples, of which the page itself answers the calls. */
  isDemonstration: boolean;
  client: Client;
  parts: Parts;
  /** What was read of the parts. */
  queries: QueryClient;
}

export type Parts = ReturnType<typeof partsOf>;

/**
 * What the screens read of an account. The first word of a key names the part where it can't be read.
 *
 * @param products which a favourite may be.
 */
export const partsOf = ({ call, file }: Client, products: () => Promise<readonly FavoriteProduct[]>) => ({
  profile: queryOptions({ queryKey: ['profile'], queryFn: () => call(contract.readProfile) }),
  orders: queryOptions({
    queryKey: ['orders'],
    queryFn: () => wholeList((query) => call(contract.listOrders, { query })),
  }),
  favorites: queryOptions({
    queryKey: ['favorites'],
    queryFn: async () => {
      const { items } = await call(contract.readFavorites);
      if (items.length === 0) return [];
      const known = new Map((await products()).map((product) => [product._id, product]));
      return items.flatMap((id) => known.get(id) ?? []);
    },
  }),
  tickets: queryOptions({
    queryKey: ['tickets'],
    queryFn: (): Promise<ListedTicket[]> => wholeList((query) => call(contract.listTickets, { query })),
  }),
  notifications: queryOptions({
    queryKey: ['notifications'],
    queryFn: async () => (await call(contract.listNotifications)).items,
  }),
  devices: queryOptions({
    queryKey: ['devices'],
    queryFn: async () => (await call(contract.listSessions)).items,
  }),
  /** With its answers, which are read again once the list says that it has changed. */
  ticket: ({ _id: id, updatedAt }: Pick<ListedTicket, '_id' | 'updatedAt'>) =>
    queryOptions({
      queryKey: ['ticket', id, updatedAt],
      queryFn: () => call(contract.readTicket, { id }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  photographs: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['photographs', ...ids],
      queryFn: () => Promise.all(ids.map((id) => file(contract.readPhotograph, { id }))),
      staleTime: Number.POSITIVE_INFINITY,
    }),
});

const AccountContext = createContext<CustomerAccount | null>(null);
export const AccountProvider = AccountContext;

/** The account whose screens are shown. */
export function useCustomerAccount(): CustomerAccount {
  const account = use(AccountContext);
  if (account === null) throw new Error('useCustomerAccount: no <AccountProvider> above.');
  return account;
}

const useParts = (): Parts => useCustomerAccount().parts;

/** As far as it was read. */
export const useKnownProfile = () => useQuery({ ...useParts().profile, enabled: false });
export const useProfile = () => useQuery(useParts().profile);
/** The latest first. */
export const useOrders = () => useQuery(useParts().orders);
export const useInvoices = () => useQuery({ ...useParts().orders, select: invoicesOf });
export const useFavorites = () => useQuery(useParts().favorites);
/** Without their answers. */
export const useTickets = ({ enabled = true } = {}) => useQuery({ ...useParts().tickets, enabled });
export const useTicket = (ticket: ListedTicket) => useQuery(useParts().ticket(ticket));
/** Those that a ticket was sent with. */
export function usePhotographs({ photographs: ids = [] }: ListedTicket): Photograph[] {
  const { data, isError } = useQuery(useParts().photographs(ids));
  return ids.map((_id, at) => ({ _id, file: data?.[at] ?? (isError ? 'failed' : 'reading') }));
}
/** The latest hundred. */
export const useNotifications = () => useQuery(useParts().notifications);
/** The latest login first. The demonstration has none. */
export const useDevices = () => {
  const { parts, isDemonstration } = useCustomerAccount();
  return useQuery({ ...parts.devices, enabled: !isDemonstration });
};

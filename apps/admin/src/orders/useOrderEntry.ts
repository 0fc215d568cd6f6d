import { addressFromProfile } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { OwnerOrder } from '@nuee/domain/live';
import type { OrderEntryProps } from '@nuee/ui';
import { type Commands, useCommands } from '../data/commands.ts';
import { mapped, useRead } from '../data/reading.ts';
import { newId } from '../state/newId.ts';

/** What the shop charges, as everybody may read it: staff don't see the settings. */
export const useTerms = () =>
  mapped(
    useRead(['terms'], (client, signal) => client.call(contract.readPublication, { signal })),
    ({ catalogue }) => catalogue.settings,
  );

/** @param onEntered called with the order that was made. */
export function useOrderEntry(
  onEntered: (order: OwnerOrder) => void,
): Pick<OrderEntryProps, 'onFind' | 'onChoose' | 'onEnter'> {
  const { find, addressOf, enter } = useCommands(entryCommands);
  return {
    onFind: find,
    onChoose: addressOf,
    onEnter: async (entry, refuse) => {
      const order = await enter(entry, refuse);
      if (order) onEntered(order);
      return order !== undefined;
    },
  };
}

function entryCommands({ client, ask }: Commands) {
  return {
    find: async (q: string) =>
      (await ask([], () => client.call(contract.listUsers, { query: { q, limit: '10' } })))?.items ?? [],

    /** Her first address; names and telephone alone where she has none. */
    addressOf: ({ _id: id }: { readonly _id: string }) =>
      ask([], async () => {
        const [{ firstName, lastName }, { phone, addresses }] = await Promise.all([
          client.call(contract.readUser, { id }),
          client.call(contract.readCustomer, { id }),
        ]);
        return addressFromProfile({ firstName, lastName, phone, addresses });
      }),

    enter: (...[body, refuse]: Parameters<OrderEntryProps['onEnter']>) =>
      ask(
        ['orders', 'dashboard', 'products', 'users', 'mails', 'journal', 'accounting'],
        () => client.call(contract.enterOrder, { body, key: newId() }),
        'Commande enregistrée',
        refuse,
      ),
  };
}

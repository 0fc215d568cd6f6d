/** A customer's file, and what the owner does for a customer who asks. */
import type { AdminUser } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { type Commands, useCommands } from '../data/commands.ts';
import { useOne } from '../data/reading.ts';
import { download } from '../frame/download.ts';

/** Only a shop in service has it. */
export const useCustomerFile = (id: string, isLive: boolean) =>
  useOne(['users', id, 'file', isLive], async (client, signal) =>
    isLive ? client.call(contract.readCustomer, { id, signal }) : null,
  );

export const useCustomerCommands = () => useCommands(customerCommands);

function customerCommands({ client, run }: Commands) {
  return {
    note: ({ _id }: AdminUser, text: string) =>
      run(
        ['users', 'journal'],
        () => client.send(contract.addCustomerNote, { id: _id, body: { text } }),
        'Note ajoutée',
      ),

    saveData: ({ _id, email }: AdminUser) =>
      run(['journal'], async () => {
        const data = await client.call(contract.exportCustomer, { id: _id });
        const text = JSON.stringify(data, null, 2);
        download(`donnees-${email}.json`, new Blob([text], { type: 'application/json' }));
      }),

    erase: ({ _id, name }: AdminUser) =>
      run(
        ['users', 'orders', 'dashboard', 'journal', 'tickets', 'withdrawals', 'mails'],
        () => client.send(contract.eraseCustomer, { id: _id }),
        `${name}\u00a0: compte effacé`,
      ),
  };
}

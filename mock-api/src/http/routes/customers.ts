/** A customer's whole file in the back office, and what the owner does for a customer who asks. */
import * as contract from '@nuee/domain/contract';
import { isDemoAccount } from '../../auth/demoAccount.ts';
import { addCustomerNote } from '../../commands/addCustomerNote.ts';
import { tell } from '../../commands/command.ts';
import { eraseAccount, hasOpenOrder } from '../../commands/erase.ts';
import { exportOf, fileOf } from '../../commands/exportAccount.ts';
import { userOf } from '../../commands/users.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';

export function customerEndpoints(services: Services): Endpoint[] {
  const { storage, dataDir } = services;
  return [
    serve(services, contract.readCustomer, async ({ params: { id } }) =>
      fileOf(storage, await storage.read(async (t) => userOf(t, id))),
    ),

    serve(services, contract.addCustomerNote, async (call) => {
      const { id } = call.params;
      return storage.tx(async (t) => addCustomerNote(t, actorOf(call), { id, ...call.body }));
    }),

    serve(services, contract.exportCustomer, async (call) => {
      const user = await storage.tx(async (t) => {
        const found = await userOf(t, call.params.id);
        const journal = [{ what: 'user.exported', target: found.id, name: found.email }];
        await tell(t, actorOf(call), { journal });
        return found;
      });
      return exportOf(storage, user, { now: call.now });
    }),

    serve(services, contract.eraseCustomer, async (call) => {
      const { id } = call.params;
      const { role = 'customer', ...user } = await storage.read(async (t) => userOf(t, id));
      if (isDemoAccount(user)) throw new ApiError(409, 'Le compte de démonstration ne peut pas être supprimé.');
      if (role !== 'customer') {
        throw new ApiError(409, 'Un compte de l’administration ne s’efface pas ici\u00a0: désactivez-le.');
      }
      if (await hasOpenOrder(storage, user)) {
        throw new ApiError(
          409,
          'Une commande de ce client est en cours\u00a0: effacez son compte une fois qu’elle est livrée.',
        );
      }
      await eraseAccount({ storage, dataDir }, call.now, async (t) => t.get('users', id));
      // Nothing in the line may name her.
      const journal = [{ what: 'user.erased', target: id, name: 'Compte supprimé' }];
      await storage.tx(async (t) => tell(t, actorOf(call), { journal }));
      return undefined;
    }),
  ];
}

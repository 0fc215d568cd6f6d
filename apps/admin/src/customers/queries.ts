import type { AdminUser, AdminUserForm, Again, Refuse } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { AccessChange } from '@nuee/ui';
import { type Commands, useCommands } from '../data/commands.ts';
import { useOne, useRead } from '../data/reading.ts';
import { useSource } from '../data/source.ts';

/** What was spent is absent where the user may not see it. */
export const useUserFigures = () =>
  useRead(['users', 'figures'], (client, signal) => client.call(contract.readUserFigures, { signal }));

export const useUser = (id: string) =>
  useOne(['users', id], (client, signal) => client.call(contract.readUser, { id, signal }));

/** The users whose e-mail addresses are known to be taken: a shop in service knows them all, and refuses one that is used. */
export function useKnownUsers(): readonly AdminUser[] {
  const { isDemonstration } = useSource();
  const known = useOne(['users', 'known'], async (client, signal) =>
    isDemonstration ? (await client.call(contract.listUsers, { signal })).items : [],
  );
  return known.value ?? [];
}

const changed = ['users', 'dashboard', 'journal', 'mails'];

export const useUserCommands = () => useCommands(userCommands);

function userCommands({ client, isDemonstration, run }: Commands) {
  return {
    add: ({ name, email, role }: AdminUserForm, again: Partial<Again> = {}, refuse?: Refuse) =>
      run(
        changed,
        () => client.call(contract.createUser, { body: { name: name.trim(), email: email.trim(), role, ...again } }),
        'Utilisateur ajouté avec succès',
        refuse,
      ),

    /** Changes a user's role, or whether they may log in. */
    changeAccess: ({ _id, name }: AdminUser, change: AccessChange, again: Partial<Again> = {}, refuse?: Refuse) =>
      run(
        changed,
        () => client.call(contract.changeUser, { id: _id, body: { ...change, ...again } }),
        `${name}\u00a0: accès enregistré`,
        refuse,
      ),

    /** Of a member who has lost all. */
    removeCodes: ({ _id, name }: AdminUser, body: Again, refuse: Refuse) =>
      run(
        changed,
        () => client.call(contract.removeUserSecondFactor, { id: _id, body }),
        `${name}\u00a0: codes retirés`,
        refuse,
      ),

    /** Opens the owner's own mails; for a sample it is only logged (section 2). */
    sendEmail: ({ email }: Pick<AdminUser, 'email'>): void => {
      if (isDemonstration) console.info(`E-mail demandé pour ${email}.`);
      else window.location.href = `mailto:${email}`;
    },
  };
}

/** What a member of the back office sees and changes of the own account. */
import { ApiError } from '@nuee/api-client/apiError';
import {
  type AccountUser,
  type Again,
  type Passkey,
  type PasswordErrors,
  passwordErrors,
  type Refuse,
  splitName,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { type Commands, sentenceOf, useCommands } from '../data/commands.ts';
import { mapped, useRead } from '../data/reading.ts';

export const useProfile = () => useRead(['profile'], (client, signal) => client.call(contract.readProfile, { signal }));

export const useDevices = () =>
  mapped(
    useRead(['devices'], (client, signal) => client.call(contract.listSessions, { signal })),
    ({ items }) => items,
  );

export const useSecondFactor = () =>
  useRead(['secondFactor'], (client, signal) => client.call(contract.readSecondFactor, { signal }));

export const useAccountCommands = () => useCommands(accountCommands);

function accountCommands({ client, run, ask }: Commands) {
  return {
    saveProfile: (
      { name, phone }: Pick<AccountUser, 'name' | 'phone'>,
      known: { firstName: string; lastName: string },
    ) =>
      run(
        ['profile', 'session', 'users'],
        () => client.call(contract.changeProfile, { body: { ...namesOf(name, known), phone } }),
        'Profil enregistré',
      ),

    /** Resolves to whether it was changed, or to what is wrong with a password. */
    changePassword: async (body: {
      current: string;
      next: string;
      code?: string;
    }): Promise<boolean | PasswordErrors> => {
      let wrong: PasswordErrors | undefined;
      const change = async (): Promise<void> => {
        try {
          await client.send(contract.changeOwnPassword, { body });
        } catch (error) {
          if (error instanceof ApiError)
            wrong = error.field === 'code' ? { code: sentenceOf(error) } : passwordErrors(error.serverMessage);
          throw error;
        }
      };
      const isChanged = await run(
        ['devices'],
        change,
        'Mot de passe changé\u00a0: les autres appareils sont déconnectés',
      );
      return wrong ?? isChanged;
    },

    /** What an app is given, with the picture to scan. */
    proposeFactor: (body: Again, refuse: Refuse) =>
      ask(
        [],
        async () => {
          const { secret, address } = await client.call(contract.proposeSecondFactor, { body });
          const { encodeQR } = await import('qr');
          return { secret, picture: encodeQR(address, 'raw') };
        },
        undefined,
        refuse,
      ),

    /** Resolves to the recovery codes. */
    confirmFactor: (code: string, refuse: Refuse) =>
      ask(
        factorChanged,
        async () => (await client.call(contract.confirmSecondFactor, { body: { code } })).recoveryCodes,
        'Codes activés',
        refuse,
      ),

    renewCodes: (body: Again, refuse: Refuse) =>
      ask(
        factorChanged,
        async () => (await client.call(contract.renewRecoveryCodes, { body })).recoveryCodes,
        undefined,
        refuse,
      ),

    removeFactor: (body: Again, refuse: Refuse) =>
      run(factorChanged, () => client.send(contract.removeSecondFactor, { body }), 'Codes désactivés', refuse),

    /** Made by this browser. Resolves to the recovery codes, to none where the account has some. */
    addPasskey: (name: string, again: Again, refuse: Refuse) =>
      ask(
        factorChanged,
        async () => {
          const optionsJSON = await client.call(contract.proposePasskey, { body: again });
          const { startRegistration } = await import('@simplewebauthn/browser');
          const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
            const isKnown = error instanceof Error && error.name === 'InvalidStateError';
            throw new ApiError('No passkey was made.', {
              status: 422,
              serverMessage: isKnown
                ? 'Cet appareil a déjà une clé d’accès de votre compte.'
                : 'Aucune clé d’accès n’a été créée\u00a0: recommencez.',
              cause: error,
            });
          });
          const { clientDataJSON, attestationObject, transports } = made.response;
          const response = { clientDataJSON, attestationObject, ...(transports && { transports }) };
          const passkey = { id: made.id, rawId: made.rawId, type: 'public-key' as const, response };
          return (await client.call(contract.addPasskey, { body: { name, passkey } })).recoveryCodes;
        },
        'Clé d’accès ajoutée',
        refuse,
      ),

    removePasskey: ({ id, name }: Passkey, body: Again, refuse: Refuse) =>
      run(
        factorChanged,
        () => client.send(contract.removePasskey, { id, body }),
        `Clé «\u00a0${name}\u00a0» retirée`,
        refuse,
      ),

    endOtherSessions: () =>
      run(['devices'], () => client.send(contract.endOtherSessions), 'Les autres appareils sont déconnectés'),
  };
}

const factorChanged = ['secondFactor', 'session', 'devices', 'users', 'journal'];

/** A name of one word leaves the last name as it is: an owner made at the terminal has none. */
function namesOf(name: string, known: { firstName: string; lastName: string }) {
  const { firstName, lastName } = splitName(name, known);
  return { firstName, ...(lastName !== '' && { lastName }) };
}

import type { Credentials } from '@nuee/domain';
import { atom, type createStore } from 'jotai';
import { type Office, officeAtom } from '../office/office.ts';
import type { Session } from './session.ts';
import type { Toasts } from './toasts.ts';

/** Whether the API no longer knows the session of an open page: the person logs in again above it, and nothing typed is lost. */
export const expiredAtom = atom(false);

export interface LivingOptions {
  /** Brings the code of the living office. */
  loadOffice: () => Promise<typeof import('../office/connect.ts')>;
  /** Origin of the API. */
  apiUrl: string;
}

interface Dependencies extends LivingOptions {
  store: ReturnType<typeof createStore>;
  session: Session;
  toasts: Toasts;
  samples: Office;
}

/** Who works on the living shop: logs in at the API, and goes on where the browser kept a session. */
export function createLiving({ store, session, toasts, samples, loadOffice, apiUrl }: Dependencies) {
  let disconnect: (() => void) | undefined;

  const connect = async (): Promise<void> => {
    const { connectOffice } = await loadOffice();
    disconnect?.();
    const connected = connectOffice({
      apiUrl,
      token: session.token,
      toasts,
      onExpired: () => store.set(expiredAtom, true),
    });
    disconnect = connected.disconnect;
    store.set(officeAtom, connected.office);
  };

  return {
    /** Takes up the session that the browser's storage holds, before the first page is shown. */
    resume: async (): Promise<void> => {
      if (session.token() !== null) await connect();
    },

    /** Logs an owner in at the API, or returns why not. */
    logIn: async (credentials: Credentials): Promise<string | undefined> => {
      try {
        const { logInOwner } = await loadOffice();
        const answer = await logInOwner(apiUrl, credentials);
        if ('message' in answer) return answer.message;
        const goesOn = store.get(expiredAtom) && session.email() === credentials.email.trim();
        session.begin({ token: answer.token, email: credentials.email.trim() });
        if (!goesOn || disconnect === undefined) await connect();
        else store.get(officeAtom)?.refresh?.();
        store.set(expiredAtom, false);
        return undefined;
      } catch (error) {
        console.error('The login could not be asked for.', error);
        return 'Le serveur ne répond pas. Réessayez dans un instant.';
      }
    },

    /** Ends the session here and, for an owner's, at the API. */
    leave: (): void => {
      if (session.token() !== null) void store.get(officeAtom)?.logOut?.();
      session.close();
      disconnect?.();
      disconnect = undefined;
      store.set(expiredAtom, false);
      store.set(officeAtom, samples);
    },
  };
}

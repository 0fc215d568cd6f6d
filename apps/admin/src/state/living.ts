import type { Credentials } from '@nuee/domain';
import { atom, type createStore } from 'jotai';
import { type Office, officeAtom } from '../office/office.ts';
import type { Session } from './session.ts';
import type { Toasts } from './toasts.ts';

/**
 * Whether the API no longer knows the session of an open page: the user logs in again above the page, so that nothing
 * typed is lost.
 */
export const expiredAtom = atom(false);

export interface LivingOptions {
  /** Loads the code of the live office. */
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

/** The user of a live shop: logs in at the API, and resumes a session stored in the browser. */
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
    /** Resumes the session in the browser's storage, before the first page is shown. */
    resume: async (): Promise<void> => {
      if (session.token() !== null) await connect();
    },

    /** Logs an owner in at the API, or returns why that failed. */
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

    /** Ends the session here and, for an owner, at the API. */
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

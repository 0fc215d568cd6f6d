import type { Client } from '@nuee/api-client';
import { ApiError } from '@nuee/api-client/apiError';
import type { AsksCode, Credentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { atom, type createStore } from 'jotai';
import { type Source, sourceAtom } from '../data/source.ts';
import type { Session } from './session.ts';
import type { Toasts } from './toasts.ts';

/**
 * Whether the API no longer knows the session of an open page: the user logs in again above the page, so that nothing
 * typed is lost.
 */
export const expiredAtom = atom(false);

/** Why a login was refused; without words where a code is asked for first, which the form then shows a field for. */
export interface Refused {
  message?: string;
  asksCode: AsksCode;
}

export interface AccessOptions {
  /** Loads the code that talks to the API. */
  loadConnection: () => Promise<typeof import('../data/connect.ts')>;
  /** Origin of the API. */
  apiUrl: string;
}

const away = 'Le serveur ne répond pas. Réessayez dans un instant.';

/** A token that could not be revoked expires by itself. */
const tellUnended = (error: unknown): void => console.warn('The session could not be ended.', error);

interface Dependencies extends AccessOptions {
  store: ReturnType<typeof createStore>;
  session: Session;
  toasts: Toasts;
  demonstration: Source;
}

/** The user of a shop in service: logs in at the API, and resumes a session stored in the browser. */
export function createAccess({ store, session, toasts, demonstration, loadConnection, apiUrl }: Dependencies) {
  let disconnect: (() => void) | undefined;

  const connectTo = async (): Promise<void> => {
    const { connect } = await loadConnection();
    disconnect?.();
    const connected = connect({
      apiUrl,
      token: session.token,
      toasts,
      onExpired: () => store.set(expiredAtom, true),
    });
    disconnect = connected.disconnect;
    store.set(sourceAtom, connected.source);
  };

  /** Why a call without a session failed. */
  const refusalOf = async (
    make: (client: Client) => Promise<void>,
    known: (error: ApiError) => string | undefined = () => undefined,
  ): Promise<string | undefined> => {
    try {
      await make((await loadConnection()).visiting(apiUrl));
      return undefined;
    } catch (error) {
      const refused = error instanceof ApiError ? (known(error) ?? error.serverMessage) : undefined;
      if (refused === undefined) console.error('The API could not be asked.', error);
      return refused ?? away;
    }
  };

  return {
    /** Resumes the session in the browser's storage, before the first page is shown. */
    resume: async (): Promise<void> => {
      if (session.token() !== null) await connectTo();
    },

    /** Logs an owner in at the API, or returns why that failed. */
    logIn: async (credentials: Credentials & { code?: string }): Promise<Refused | undefined> => {
      try {
        const { logInOwner, visiting } = await loadConnection();
        const answer = await logInOwner((token) => visiting(apiUrl, token), credentials);
        if (!('token' in answer)) return answer;
        const goesOn = store.get(expiredAtom) && session.email() === credentials.email.trim();
        session.begin({ token: answer.token, email: credentials.email.trim() });
        if (!goesOn || disconnect === undefined) await connectTo();
        else void store.get(sourceAtom)?.queries.invalidateQueries();
        store.set(expiredAtom, false);
        return undefined;
      } catch (error) {
        console.error('The login could not be asked for.', error);
        return { asksCode: credentials.code !== undefined, message: away };
      }
    },

    /** Has a link mailed with which a forgotten password is chosen again; returns why that failed. */
    askReset: (email: string): Promise<string | undefined> =>
      refusalOf((client) => client.send(contract.askPasswordReset, { body: { email } })),

    /** Chooses a password by a mailed token; returns why that failed, `expired` for a link of no more use. */
    choosePassword: async (token: string, password: string): Promise<string | undefined> =>
      refusalOf(
        (client) => client.send(contract.resetPassword, { token, body: { password } }),
        ({ status }) => (status === 404 ? 'expired' : undefined),
      ),

    /** Ends the session here and, for an owner, at the API. */
    leave: (): void => {
      const left = store.get(sourceAtom);
      if (session.token() !== null) void left?.client.send(contract.logout).catch(tellUnended);
      left?.queries.clear();
      session.close();
      disconnect?.();
      disconnect = undefined;
      store.set(expiredAtom, false);
      store.set(sourceAtom, demonstration);
    },
  };
}

import { type Credentials, isAdministrator, loginError } from '@nuee/domain';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import { isDemonstration } from '../site.ts';
import { keptToken, keys, live } from './keptToken.ts';
import { newId } from './newId.ts';

/** The outcome of a login attempt: `unknown` for credentials that only the API can check. */
export interface Opened {
  outcome: 'opened' | 'refused' | 'unknown';
  /** Why it was refused. */
  message?: string;
}

export type Session = ReturnType<typeof createSession>;

/**
 * The session of the back office in the browser's storage. The demonstration's is a flag after a check in the browser
 * (section 6): its credentials are public, and a shop in service refuses them. An owner's session holds the API's
 * token.
 */
export const createSession = (storage: KeptStorage, demonstration = isDemonstration) => ({
  isOpen: (): boolean => storage.getItem(keys.authenticated) === 'true',

  /** The API's token, or `null` in the demonstration. Read each time: another tab may have changed it. */
  token: (): string | null => keptToken(storage),

  email: (): string => storage.getItem(keys.email) ?? '',

  /** Opens the demonstration with its credentials. */
  open: ({ email, password }: Credentials): Opened => {
    const message = loginError(email, password);
    if (message !== undefined) return { outcome: 'refused', message };
    if (!demonstration || !isAdministrator(email, password)) return { outcome: 'unknown' };
    storage.setItem(keys.authenticated, 'true');
    storage.setItem(keys.token, newId());
    storage.setItem(keys.email, email.trim());
    storage.removeItem(keys.kind);
    return { outcome: 'opened' };
  },

  /** Opens an owner's session. */
  begin: ({ token, email }: { token: string; email: string }): void => {
    storage.setItem(keys.authenticated, 'true');
    storage.setItem(keys.token, token);
    storage.setItem(keys.email, email);
    storage.setItem(keys.kind, live);
  },

  close: (): void => {
    for (const key of Object.values(keys)) storage.removeItem(key);
  },
});

import { type Credentials, isAdministrator, loginError } from '@nuee/domain';
import { isDemonstration } from '../site.ts';
import { newId } from './newId.ts';

const keys = { authenticated: 'adminAuthenticated', token: 'adminToken', email: 'adminEmail' } as const;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The administrator's session: a flag in the browser's storage after a check in the browser (section 6). The pair that opens
 * it is public: a shop in service refuses it.
 */
export const createSession = (storage: SessionStorage, demonstration = isDemonstration) => ({
  isOpen: (): boolean => storage.getItem(keys.authenticated) === 'true',

  /** Opens the session, or returns why not. */
  open: ({ email, password }: Credentials): string | undefined => {
    const incomplete = loginError(email, password);
    if (incomplete) return incomplete;
    if (!demonstration || !isAdministrator(email, password)) return 'Identifiants administrateur invalides';
    storage.setItem(keys.authenticated, 'true');
    storage.setItem(keys.token, newId());
    storage.setItem(keys.email, email.trim());
    return undefined;
  },

  close: (): void => {
    for (const key of Object.values(keys)) storage.removeItem(key);
  },
});

import { type Credentials, isAdministrator, loginError } from '@nuee/domain';

const keys = { authenticated: 'adminAuthenticated', token: 'adminToken', email: 'adminEmail' } as const;

/** The administrator's session: a flag in the browser's storage after a check in the browser (section 6). */
export const session = {
  isOpen: (): boolean => localStorage.getItem(keys.authenticated) === 'true',

  /** Opens the session, or returns why not. */
  open: ({ email, password }: Credentials): string | undefined => {
    const incomplete = loginError(email, password);
    if (incomplete) return incomplete;
    if (!isAdministrator(email, password)) return 'Identifiants administrateur invalides';
    localStorage.setItem(keys.authenticated, 'true');
    localStorage.setItem(keys.token, crypto.randomUUID());
    localStorage.setItem(keys.email, email.trim());
    return undefined;
  },

  close: (): void => {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  },
};

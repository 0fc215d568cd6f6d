import { onDemand } from '@nuee/ui/onDemand';
import { useEffect, useMemo } from 'react';
import { useShop } from '../shop.ts';
import type { AccountActions } from '../state/account.ts';
import { whenTouched } from './Later.tsx';

const code = onDemand(() => import('../state/account.ts'));

/** Login and registration, for the pages that have to do with them. What they do comes with the first touch of the page. */
export function useAccount(): Pick<AccountActions, 'login' | 'register'> {
  const { session, cart, users, toasts } = useShop();
  useEffect(() => {
    // What fails here is asked for again, and told, when the form is sent.
    whenTouched(() => code.prepare().catch(() => {}));
  }, []);
  return useMemo(() => {
    const refused = (error: unknown, message: string) => {
      console.error('The login could not be loaded.', error);
      return { outcome: 'refused', message } as const;
    };
    const account = async (): Promise<AccountActions> =>
      (await code.prepare()).createAccount({ session, cart, api: users, toasts });
    return {
      login: (credentials) =>
        account().then(
          ({ login }) => login(credentials),
          (error) => refused(error, 'Erreur de connexion'),
        ),
      register: (form) =>
        account().then(
          ({ register }) => register(form),
          (error) => refused(error, "Erreur lors de l'inscription"),
        ),
    };
  }, [session, cart, users, toasts]);
}

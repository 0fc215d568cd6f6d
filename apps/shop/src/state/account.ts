import { ApiError } from '@nuee/api-client/apiError';
import {
  type Credentials,
  demoCustomer,
  demoToken,
  isAdministrator,
  isTestCustomer,
  loginError,
  type Registration,
  registrationError,
} from '@nuee/domain';
import type { UsersApi } from '../api/users.ts';
import { isDemonstration } from '../site.ts';
import type { CartActions } from './cart.ts';
import type { SessionState } from './session.ts';
import type { Toasts } from './toasts.ts';

/** The outcome of a login: a session, the administrator sent to the admin login, or a message to show. */
export type LoginResult =
  | { outcome: 'customer' }
  | { outcome: 'administrator' }
  | { outcome: 'refused'; message: string };

export type RegisterResult =
  | { outcome: 'customer' }
  /** The account exists, but the login that follows failed. */
  | { outcome: 'registered'; message: string }
  | { outcome: 'refused'; message: string };

export interface AccountActions {
  /** `remember`: whether the session should last; absent where the checkbox has no effect. */
  login(credentials: Credentials & { remember?: boolean }): Promise<LoginResult>;
  register(form: Registration): Promise<RegisterResult>;
  logout(): void;
}

export interface AccountDependencies {
  session: SessionState;
  cart: Pick<CartActions, 'refresh'>;
  api: UsersApi;
  toasts: Pick<Toasts, 'success'>;
  /** Whether the fixed test credentials are accepted. */
  demonstration?: boolean;
}

/** Login, registration and logout of customers. */
export function createAccount({
  session,
  cart,
  api,
  toasts,
  demonstration = isDemonstration,
}: AccountDependencies): AccountActions {
  const begin = async (customer: { token: string; email: string; name: string }): Promise<void> => {
    session.begin(customer);
    // The lines that a guest put into the cart go to the server now.
    await cart.refresh();
  };

  const loginOnServer = async ({ email, ...typed }: Credentials & { remember?: boolean }): Promise<void> => {
    const { token } = await api.login({ email: email.trim(), ...typed });
    await begin({ token, email: email.trim(), name: email.trim() });
    try {
      const { firstName, lastName } = await api.profile();
      session.rename(`${firstName} ${lastName}`);
    } catch (error) {
      // The session is valid anyway; the e-mail address replaces the name until the next login.
      console.error('The profile could not be read.', error);
    }
  };

  return {
    login: async (credentials) => {
      const { email, password } = credentials;
      const incomplete = loginError(email, password);
      if (incomplete) return { outcome: 'refused', message: incomplete };
      if (demonstration && isAdministrator(email, password)) return { outcome: 'administrator' };

      if (demonstration && isTestCustomer(email, password)) {
        // Section 6: the test customer logs in without a call, with a fake token that is in the reference API's seed.
        const name = `${demoCustomer.firstName} ${demoCustomer.lastName}`;
        await begin({ token: demoToken, email: demoCustomer.email, name });
      } else {
        try {
          await loginOnServer(credentials);
        } catch (error) {
          return { outcome: 'refused', message: messageOf(error, 'Erreur de connexion') };
        }
      }
      toasts.success('Connexion réussie');
      return { outcome: 'customer' };
    },

    register: async (form) => {
      const refused = registrationError(form);
      if (refused) return { outcome: 'refused', message: refused };
      const { firstName, lastName, email, password } = form;
      try {
        await api.register({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password });
      } catch (error) {
        return { outcome: 'refused', message: messageOf(error, "Erreur lors de l'inscription") };
      }
      try {
        await loginOnServer({ email, password });
      } catch (error) {
        console.error('The login after the registration failed.', error);
        return { outcome: 'registered', message: 'Erreur lors de la connexion après inscription' };
      }
      toasts.success('Inscription réussie ! Vous êtes maintenant connecté.');
      return { outcome: 'customer' };
    },

    logout: () => {
      const token = session.token();
      session.end();
      // Everybody shares the token of the demonstration, so it is never ended.
      if (token !== null && token !== demoToken) {
        api.logout(token).catch((error: unknown) => {
          // This browser has deleted the token; on the server it expires after some days.
          console.error('The session could not be ended on the server.', error);
        });
      }
      void cart.refresh();
      toasts.success('Vous êtes maintenant déconnecté.');
    },
  };
}

/** The server's message where it sent one, otherwise the sentence of the specification. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) throw error;
  return error.serverMessage ?? otherwise;
}

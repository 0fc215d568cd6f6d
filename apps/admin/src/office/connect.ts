import type { Credentials } from '@nuee/domain';
import type { Toasts } from '../state/toasts.ts';
import { createApiOffice } from './apiOffice.ts';
import { listen } from './events.ts';
import type { Office } from './office.ts';
import { createOwnerApi, OwnerApiError } from './ownerApi.ts';

interface ConnectOptions {
  apiUrl: string;
  token: () => string | null;
  toasts: Toasts;
  onExpired: () => void;
}

type LoggedIn = { token: string } | { message: string };

/**
 * The token of an owner or a member of staff, or why the credentials were refused. @throws where the API doesn't
 * answer.
 */
export async function logInOwner(apiUrl: string, { email, password }: Credentials): Promise<LoggedIn> {
  let token: string | null = null;
  const api = createOwnerApi({ baseUrl: apiUrl, token: () => token });
  try {
    ({ token } = await api.call('login', { json: { email: email.trim(), password } }));
    await api.call('readOwnerSession');
    return { token };
  } catch (error) {
    if (!(error instanceof OwnerApiError) || error.status === undefined || error.status >= 500) throw error;
    // Too many attempts: the API says when to try again.
    const wait = error.status === 429 ? error.serverMessage : undefined;
    return { message: wait ?? 'Identifiants administrateur invalides' };
  }
}

/** The live office, which receives the shop's events until it is disconnected. */
export function connectOffice({ apiUrl, token, toasts, onExpired }: ConnectOptions): {
  office: Office;
  disconnect: () => void;
} {
  const api = createOwnerApi({ baseUrl: apiUrl, token, onExpired });
  const { hear, ...office } = createApiOffice({ api, toasts });
  const listening = new AbortController();
  void listen(api, listening.signal, hear);
  return { office, disconnect: () => listening.abort() };
}

import { ApiError, createClient } from '@nuee/api-client';
import type { Credentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { Toasts } from '../state/toasts.ts';
import { createApiOffice } from './apiOffice.ts';
import { listen } from './events.ts';
import type { Office } from './office.ts';

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
  const api = createClient({ baseUrl: apiUrl, token: () => token });
  try {
    ({ token } = await api.call(contract.login, { body: { email: email.trim(), password } }));
    await api.call(contract.readOwnerSession);
    return { token };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) throw error;
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
  const api = createClient({ baseUrl: apiUrl, token, onSessionExpired: onExpired });
  const { hear, ...office } = createApiOffice({ api, toasts });
  const listening = new AbortController();
  void listen(api, listening.signal, hear);
  return { office, disconnect: () => listening.abort() };
}

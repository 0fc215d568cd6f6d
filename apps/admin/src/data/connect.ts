import { ApiError, type Client, createClient } from '@nuee/api-client';
import type { Credentials } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { showOrder } from '../orders/showOrder.ts';
import { expectPublication } from '../shop/publication.ts';
import type { Refused } from '../state/access.ts';
import type { Toasts } from '../state/toasts.ts';
import { type Changed, readAgain } from './commands.ts';
import { listen, type ShopEvent } from './events.ts';
import { askingPasskeys, takesPasskey, withPasskey } from './passkeys.ts';
import { createSource, type Source } from './source.ts';
import { fetchStarted, takeStartedCalls } from './startedCalls.ts';

interface ConnectOptions {
  apiUrl: string;
  token: () => string | null;
  toasts: Toasts;
  onExpired: () => void;
}

type LoggedIn = { token: string } | Refused;

/** The calls of somebody who isn't logged in, or not yet. */
export const visiting = (apiUrl: string, token: () => string | null = () => null): Client =>
  createClient({ baseUrl: apiUrl, token });

/**
 * The token of an owner or a member of staff, or why the credentials were refused. @throws where the API doesn't
 * answer.
 */
export async function logInOwner(
  visit: (token: () => string | null) => Client,
  { email, password, code }: Credentials & { code?: string },
): Promise<LoggedIn> {
  let token: string | null = null;
  const api = visit(() => token);
  const known = { email: email.trim(), password };
  try {
    ({ token } = await withPasskey(
      () => api.call(contract.login, { body: { ...known, ...(code && { code }) } }),
      (passkey) => api.call(contract.loginWithPasskey, { body: { ...known, passkey } }),
    ));
    await api.call(contract.readOwnerSession);
    return { token };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) throw error;
    if (error.field === 'code') {
      const asksCode = takesPasskey(error) ? ('orPasskey' as const) : true;
      // The first time nothing is wrong yet, unless a passkey was asked for.
      const isWrong = code || asksCode === 'orPasskey';
      return { asksCode, ...(isWrong && error.serverMessage && { message: error.serverMessage }) };
    }
    // Too many attempts: the API says when to try again.
    const wait = error.status === 429 ? error.serverMessage : undefined;
    return { asksCode: false, message: wait ?? 'Identifiants administrateur invalides' };
  }
}

/** The data of the shop, read again as its events tell until it is disconnected. */
export function connect({ apiUrl, token, toasts, onExpired }: ConnectOptions): {
  source: Source;
  disconnect: () => void;
} {
  const client = askingPasskeys(
    createClient({
      baseUrl: apiUrl,
      token,
      onSessionExpired: onExpired,
      network: { fetch: fetchStarted(takeStartedCalls()) },
    }),
  );
  const source = createSource(client, false);
  const listening = new AbortController();
  void listen(client, listening.signal, (event) => hear(source, event, toasts));
  return { source, disconnect: () => listening.abort() };
}

/** What an event of each topic may change on screen besides its order. */
const concerned: Readonly<Record<string, Changed>> = {
  order: ['dashboard', 'products', 'users', 'mails', 'journal', 'withdrawals'],
  ticket: ['tickets', 'dashboard', 'mails'],
  publication: ['published', 'products', 'categories', 'settings', 'texts', 'pages', 'opening', 'journal', 'dashboard'],
};

function hear(source: Source, { topic, kind, id, order }: ShopEvent, toasts: Toasts): void {
  if (topic === 'publication') expectPublication(source, Number(id));
  if (order) showOrder(source, order, kind);
  else if (topic === 'order') readAgain(source, ['orders']);
  readAgain(source, concerned[topic] ?? []);
  if (topic === 'order' && kind === 'created') toasts.success('Nouvelle commande');
}

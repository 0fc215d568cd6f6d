import { ApiError } from '@nuee/api-client/apiError';
import { demoCustomer, demoToken, type FavoriteProduct, favoriteOf, unreadCount } from '@nuee/domain';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { cataloguePage } from '../pageData.ts';
import type { Shop } from '../shop.ts';
import { sessionAtom } from '../state/session.ts';
import { unreadAtom } from '../state/unread.ts';
import { type CustomerAccount, partsOf } from './queries.ts';

interface Customer {
  email: string;
  name: string;
}

type Opened = CustomerAccount | Promise<CustomerAccount>;

const opened = new WeakMap<Shop, { owner: string; account: Opened }>();

/**
 * The account of a session. It stays while other pages are shown: what was read of a real one until the session is over, what was
 * changed in that of the demonstration until a reload.
 *
 * @param token that of the session.
 */
export function openAccount(shop: Shop, token: string, customer: Customer): Opened {
  const owner = `${token} ${customer.email}`;
  const known = opened.get(shop);
  if (known?.owner === owner) return known.account;
  const account = token === demoToken ? openDemonstration(shop, customer) : openOwn(shop, token, customer.email);
  opened.set(shop, { owner, account });
  return account;
}

function openOwn(shop: Shop, token: string, email: string): CustomerAccount {
  const { client, session, store, pages } = shop;
  const parts = partsOf(client, () => publishedProducts(pages));
  const queries = createQueries(shop);
  // The badge of the header counts what the account knows, also once another page is shown.
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const notifications = queries.getQueryData(parts.notifications.queryKey);
    if (notifications) store.set(unreadAtom, { owner: token, count: unreadCount(notifications) });
  });
  // Nothing is left for the next user of the browser.
  const stop = store.sub(sessionAtom, () => {
    if (session.token() === token) return;
    stop();
    opened.delete(shop);
    queries.clear();
  });
  return { email, isDemonstration: false, client, parts, queries };
}

async function openDemonstration(shop: Shop, { email, name }: Customer): Promise<CustomerAccount> {
  try {
    // A real account loads no samples.
    const { createDemonstration } = await import('./demonstration.ts');
    const { firstName, lastName } = demoCustomer;
    // A session of which only the token is stored is the sample customer's.
    const { client, favorites } = createDemonstration(name || `${firstName} ${lastName}`, () => new Date());
    const parts = partsOf(client, async () => favorites);
    const queries = createQueries(shop);
    const { profile, orders, favorites: kept, tickets, notifications } = parts;
    // Samples are here: no screen says that it loads.
    await Promise.all([
      queries.prefetchQuery(profile),
      queries.prefetchQuery(orders),
      queries.prefetchQuery(kept),
      queries.prefetchQuery(tickets),
      queries.prefetchQuery(notifications),
    ]);
    return { email: email || demoCustomer.email, isDemonstration: true, client, parts, queries };
  } catch (error) {
    opened.delete(shop);
    throw error;
  }
}

function createQueries({ toasts }: Shop): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [part], state }) => {
        // The session has ended: the page leads to the login.
        if (error instanceof ApiError && error.status === 401) return;
        console.error(`The customer's ${part} could not be read.`, error);
        if (state.data !== undefined) toasts.error('Le chargement a échoué', whyNotRead(error));
      },
    }),
    defaultOptions: {
      queries: {
        // The customer asks again herself, also when the browser believes that there is no network.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
}

/** Why something of the account could not be read: a French sentence. */
export const whyNotRead = (error: Error): string =>
  (error instanceof ApiError && error.serverMessage) || 'Vérifiez votre connexion, puis réessayez.';

async function publishedProducts(pages: Shop['pages']): Promise<readonly FavoriteProduct[]> {
  const data = await pages.read(cataloguePage);
  if (!(data && 'products' in data)) throw new Error('The catalogue has no products.');
  return data.products.map(favoriteOf);
}

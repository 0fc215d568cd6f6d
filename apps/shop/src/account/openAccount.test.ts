import { type Answered, answered, answering } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import { demoToken, unreadCount } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { frozenNow, registered } from '@nuee/domain/fixtures';
import { catalogue } from '@nuee/domain/seed';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { afterEach, expect, it, vi } from 'vitest';
import { pageDataOf, siteDataOf } from '../pageData.ts';
import { createShop } from '../shop.ts';
import { toastsAtom } from '../state/toasts.ts';
import { unreadAtom } from '../state/unread.ts';
import { type AccountRows, accountAnswers } from './answers.ts';
import { changesOf } from './changes.ts';
import { openAccount } from './openAccount.ts';

afterEach(() => void vi.restoreAllMocks());

const hers = { token: 'hers', ...registered.session };
const [ticket] = registered.tickets;
const [notification] = registered.notifications;
const [order] = registered.orders;
if (ticket === undefined || notification === undefined || order === undefined) throw new Error('A fixture is missing.');

/** A shop with an account of its own data, whose calls `others` may answer differently. */
function createAccountShop(others: readonly Answered[] = [], session = hers) {
  const rows: AccountRows = { ...registered };
  const now = () => new Date(frozenNow);
  const shop = createShop({
    apiUrl: '',
    first: { site: siteDataOf(catalogue) },
    readPage: (path) => pageDataOf(path, catalogue),
    readSite: async () => siteDataOf(catalogue),
    client: answering([...accountAnswers(rows, now), ...others]),
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    exclusively: (_what, task) => task(),
    announce: () => {},
  });
  shop.session.begin(session);
  return { shop, rows };
}

async function opened(others: readonly Answered[] = [], session = hers) {
  const { shop, rows } = createAccountShop(others, session);
  const open = async () => {
    const account = await openAccount(shop, session.token, session);
    const { parts, queries } = account;
    return { account, parts, queries, changes: changesOf(account, shop) };
  };
  return { shop, rows, open, ...(await open()) };
}

it('keeps what was read while other pages are shown, and drops it with the session', async () => {
  const { shop, open, parts, queries } = await opened();
  await queries.fetchQuery(parts.orders);
  expect((await open()).queries.getQueryData(parts.orders.queryKey)).toHaveLength(2);
  shop.session.end();
  expect(queries.getQueryData(parts.orders.queryKey)).toBeUndefined();
  shop.session.begin(hers);
  expect((await open()).queries.getQueryData(parts.orders.queryKey)).toBeUndefined();
});

it('keeps the shown data when reading again fails, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBusy = false;
  const orders = answered(contract.listOrders, () => {
    if (isBusy) throw new ApiError('busy', { status: 503, serverMessage: 'Le service est surchargé.' });
    return { items: [...registered.orders], next: null, total: 2 };
  });
  const { shop, parts, queries } = await opened([orders]);
  await queries.fetchQuery(parts.orders);
  isBusy = true;
  await queries.refetchQueries();
  expect(queries.getQueryData(parts.orders.queryKey)).toHaveLength(2);
  expect(console.error).toHaveBeenCalledWith("The customer's orders could not be read.", expect.any(ApiError));
  expect(shop.store.get(toastsAtom)).toMatchObject([
    { title: 'Le chargement a échoué', description: 'Le service est surchargé.' },
  ]);
});

it('drops an answer that is older than a change, and tells the badge', async () => {
  const late = Promise.withResolvers<void>();
  let isLate = false;
  const list = answered(contract.listNotifications, async () => {
    if (isLate) await late.promise;
    return { items: [notification] };
  });
  const { shop, parts, queries, changes } = await opened([list]);
  await queries.fetchQuery(parts.notifications);
  expect(shop.store.get(unreadAtom)).toEqual({ owner: 'hers', count: 1 });
  isLate = true;
  const reading = queries.refetchQueries();
  await changes.markRead(notification._id);
  late.resolve();
  await reading;
  expect(queries.getQueryData(parts.notifications.queryKey)?.[0]?.read).toBe(true);
  expect(shop.store.get(unreadAtom)).toEqual({ owner: 'hers', count: 0 });
});

it('marks a notification as read once', async () => {
  const mark = vi.fn(() => ({ ...notification, read: true }));
  const { parts, queries, changes } = await opened([answered(contract.readNotification, mark)]);
  await queries.fetchQuery(parts.notifications);
  await changes.markRead(notification._id);
  await changes.markRead(notification._id);
  expect(mark).toHaveBeenCalledOnce();
});

it('shows the addresses of the other device when both have changed them', async () => {
  const theirs = [{ street: '3 rue Kervégan', postalCode: '44000', city: 'Nantes', country: 'France' }];
  const refused = new ApiError('changed', { status: 409, serverMessage: 'Vos adresses viennent de changer.' });
  const change = vi.fn((): never => {
    throw refused;
  });
  const { rows, parts, queries, changes } = await opened([answered(contract.changeProfile, change)]);
  const { addresses } = await queries.fetchQuery(parts.profile);
  rows.profile = { ...rows.profile, addresses: theirs };
  await expect(changes.saveAddresses([])).rejects.toBe(refused);
  expect(change).toHaveBeenCalledWith({ body: { addresses: [], addressesBefore: addresses } });
  expect(queries.getQueryData(parts.profile.queryKey)?.addresses).toEqual(theirs);
});

it('keeps the answers of a ticket until it changes', async () => {
  const read = vi.fn(() => ({ ...ticket, responses: [...ticket.responses] }));
  const { parts, queries, changes } = await opened([answered(contract.readTicket, read)]);
  await queries.fetchQuery(parts.ticket(ticket));
  await queries.fetchQuery(parts.ticket(ticket));
  expect(read).toHaveBeenCalledOnce();
  await queries.fetchQuery(parts.tickets);
  await changes.reply(ticket._id, 'Merci.');
  const [replied] = queries.getQueryData(parts.tickets.queryKey) ?? [];
  if (replied === undefined) throw new Error('The ticket is gone.');
  expect((await queries.fetchQuery(parts.ticket(replied))).responses.at(-1)?.message).toBe('Merci.');
  expect(read).toHaveBeenCalledOnce();
  await queries.fetchQuery(parts.ticket({ ...replied, updatedAt: '2026-02-01T08:00:00.000Z' }));
  expect(read).toHaveBeenCalledTimes(2);
});

it('shows only this device once the password is another one', async () => {
  const device = { lastUsedAt: frozenNow };
  const devices = answered(contract.listSessions, () => ({
    items: [
      { ...device, current: false },
      { ...device, current: true },
    ],
  }));
  const { parts, queries, changes } = await opened([devices]);
  expect(await queries.fetchQuery(parts.devices)).toHaveLength(2);
  await changes.changePassword({ current: 'a', next: 'b' });
  expect(queries.getQueryData(parts.devices.queryKey)).toEqual([{ ...device, current: true }]);
});

it('shows an order as cancelled, and counts at once the notification that this brings', async () => {
  const cancel = answered(contract.cancelOrder, () => ({ ...order, status: 'cancelled' }));
  const { rows, shop, parts, queries, changes } = await opened([cancel]);
  await queries.fetchQuery(parts.orders);
  await queries.fetchQuery(parts.notifications);
  rows.notifications = [{ ...notification, _id: 'cancelled' }, ...rows.notifications];
  await changes.cancelOrder(order._id);
  expect(queries.getQueryData(parts.orders.queryKey)?.map(({ status }) => status)).toEqual(['cancelled', 'shipped']);
  expect(shop.store.get(unreadAtom)?.count).toBe(2);
});

const sample = { token: demoToken, email: 'noe@exemple.example', name: 'Noé Petit' };

it('shows the samples under the name of the customer, and keeps her changes while other customers don’t come', async () => {
  const { shop, open, parts, queries, changes } = await opened([], sample);
  expect(queries.getQueryData(parts.profile.queryKey)).toMatchObject({ firstName: 'Noé', lastName: 'Petit' });
  await changes.removeFavorite('6');
  await changes.saveProfile({ name: 'Inès', phone: '' });
  const again = await open();
  expect(await again.queries.fetchQuery(parts.favorites)).toMatchObject([
    { name: 'Menthe Glaciale', inStock: false },
    { name: 'Caramel Beurre Salé' },
  ]);
  const other = await openAccount(shop, demoToken, { email: 'ines@exemple.example', name: '' });
  expect(await other.queries.fetchQuery(other.parts.favorites)).toHaveLength(3);
  expect(await other.queries.fetchQuery(other.parts.profile)).toMatchObject({ firstName: 'Camille' });
});

it('answers the demonstration in the page: a new ticket comes first, a closed one takes no reply', async () => {
  const { parts, queries, changes } = await opened([], sample);
  await changes.openTicket({ subject: 'Colis en retard', message: 'Le suivi ne bouge plus.' });
  await changes.reply('ticket-1', 'Et pourtant.');
  await changes.reply('ticket-5', 'Il est arrivé.');
  const [first, ...others] = await queries.fetchQuery(parts.tickets);
  if (first === undefined) throw new Error('The ticket is gone.');
  expect(first).toMatchObject({ _id: 'ticket-5', status: 'open' });
  expect((await queries.fetchQuery(parts.ticket(first))).responses).toMatchObject([
    { _id: 'ticket-5-1', message: 'Il est arrivé.', isAdmin: false },
  ]);
  expect(others).toHaveLength(4);
  const closed = others.find(({ _id }) => _id === 'ticket-1');
  expect(closed && (await queries.fetchQuery(parts.ticket(closed))).responses).toHaveLength(1);
  expect(unreadCount(await queries.fetchQuery(parts.notifications))).toBe(2);
});

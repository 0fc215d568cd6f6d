import { ApiError } from '@nuee/api-client/apiError';
import { orders, products, profiles, registered } from '@nuee/domain/fixtures';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import type { CustomerApi } from '../api/customer.ts';
import { type AccountPart, type AccountParts, accountAtom } from './accountArea.ts';
import { type ApiAccountDependencies, createApiAccount } from './apiAccount.ts';

afterEach(() => void vi.restoreAllMocks());

const order = { ...orders.pendingPaid, paymentStatus: 'paid' as const, invoiceNumber: 'F-2026-000001', timeline: [] };
const [ticket] = registered.tickets;
const [notification] = registered.notifications;
if (ticket === undefined || notification === undefined) throw new Error('A fixture is missing.');
const { responses: _, ...listed } = ticket;

const opened = (answers: Partial<CustomerApi> = {}) => {
  const store = createStore();
  const api = {
    profile: async () => profiles.camille,
    changeProfile: vi.fn(async ({ addressesBefore: _, ...changes }: Parameters<CustomerApi['changeProfile']>[0]) => ({
      ...profiles.camille,
      ...changes,
    })),
    changePassword: vi.fn(async () => {}),
    orders: async () => [order, { ...orders.unpaid, paymentStatus: 'pending' as const, timeline: [] }],
    cancelOrder: vi.fn(async () => ({ ...order, status: 'cancelled' })),
    reorder: vi.fn(async () => ({ added: 2, missing: ['Vanille Bourbon n’est plus proposé.'] })),
    invoice: async () => new Blob(['%PDF-']),
    devices: async () => [
      { name: 'Firefox, Linux', lastUsedAt: order.createdAt, current: true },
      { name: 'Safari, iOS', lastUsedAt: order.createdAt, current: false },
    ],
    endOtherSessions: vi.fn(async () => {}),
    favorites: async () => ['3', 'gone'],
    addFavorite: vi.fn(async () => {}),
    removeFavorite: vi.fn(async () => {}),
    tickets: async () => [listed],
    ticket: async () => ({ ...ticket, responses: [...ticket.responses] }),
    openTicket: async ({ subject, message }: { subject: string; message: string }) => ({
      ...ticket,
      _id: 'new',
      subject,
      message,
      responses: [],
    }),
    reply: async (id: string) => ({ ...ticket, _id: id, status: 'open' as const, responses: [] }),
    notifications: async () => [notification],
    readNotification: vi.fn(async () => ({ ...notification, read: true })),
    terms: async () => ({ version: 1, agreedAt: '2026-01-15T09:00:00Z', content: '## Prix\nTout est dit.' }),
    everything: async () => new Blob(['{}']),
    erase: vi.fn(async () => {}),
    ...answers,
  } satisfies ApiAccountDependencies['api'];
  const toasts = { error: vi.fn() };
  const session = { rename: vi.fn() };
  const cart = { refresh: vi.fn(async () => {}) };
  const saveFile = vi.fn();
  const area = createApiAccount({
    store,
    api,
    session,
    toasts,
    cart,
    products: async () => [products.reduced],
    saveFile,
    token: 'hers',
    email: 'ines@exemple.example',
  });
  area.open();
  const part = (name: AccountPart) => store.get(accountAtom)?.[name];
  const shown = <Part extends AccountPart>(name: Part): AccountParts[Part] => {
    const loadable = part(name);
    if (loadable?.status !== 'ready') throw new Error(`${name} is not there.`);
    return loadable.value as AccountParts[Part];
  };
  return { area, api, part, shown, store, toasts, session, cart, saveFile };
};

it('shows nothing of a part before it is loaded, then the server’s data', async () => {
  const { area, part, shown } = opened();
  expect(part('orders')).toEqual({ status: 'loading' });
  await area.read('orders');
  expect(shown('orders').map(({ _id }) => _id)).toEqual([orders.pendingPaid._id, orders.unpaid._id]);
  await area.read('invoices');
  expect(shown('invoices').map(({ invoiceNumber }) => invoiceNumber)).toEqual(['F-2026-000001']);
  await area.read('favorites');
  expect(shown('favorites').map(({ name }) => name)).toEqual(['Caramel Beurre Salé']);
});

it('says why a part could not be loaded, and loads it when asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reads = vi.fn<CustomerApi['orders']>().mockRejectedValueOnce(new ApiError('away')).mockResolvedValue([order]);
  const { area, part, shown, toasts } = opened({ orders: reads });
  await area.read('orders');
  expect(part('orders')).toEqual({ status: 'failed', message: 'Vérifiez votre connexion, puis réessayez.' });
  const again = area.read('orders');
  expect(part('orders')).toEqual({ status: 'loading' });
  await again;
  expect(shown('orders')).toHaveLength(1);
  expect(toasts.error).not.toHaveBeenCalled();
});

it('keeps the shown data when reloading fails, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reads = vi.fn<CustomerApi['orders']>().mockResolvedValueOnce([order]);
  reads.mockRejectedValue(new ApiError('busy', { status: 503, serverMessage: 'Le service est surchargé.' }));
  const { area, shown, toasts } = opened({ orders: reads });
  await area.read('orders');
  await area.read('orders');
  expect(shown('orders')).toHaveLength(1);
  expect(toasts.error).toHaveBeenCalledWith('Le chargement a échoué', 'Le service est surchargé.');
});

it('drops an answer that is older than a change', async () => {
  let answer = (_: readonly (typeof notification)[]): void => {};
  const reads = vi.fn<CustomerApi['notifications']>().mockResolvedValueOnce([notification]);
  reads.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = (list) => resolve([...list]);
    }),
  );
  const { area, shown } = opened({ notifications: reads });
  await area.read('notifications');
  const late = area.read('notifications');
  await area.markRead(notification._id);
  answer([notification]);
  await late;
  expect(shown('notifications')[0]?.read).toBe(true);
});

it('shows nothing of one account in the next session’s account', async () => {
  const { area, store } = opened();
  const reading = area.read('orders');
  store.set(accountAtom, undefined);
  await reading;
  expect(store.get(accountAtom)).toBeUndefined();
});

it('saves the name in two parts, and all addresses', async () => {
  const { area, api, shown, session } = opened();
  await area.read('person');
  await area.saveProfile({ name: 'Camille de la Tour', phone: '06 00 00 00 00' });
  expect(api.changeProfile).toHaveBeenLastCalledWith({
    firstName: 'Camille',
    lastName: 'de la Tour',
    phone: '06 00 00 00 00',
  });
  expect(session.rename).toHaveBeenCalledWith('Camille de la Tour');
  const addresses = [{ street: '3 rue Kervégan', postalCode: '44000', city: 'Nantes', country: 'France' }];
  await area.saveAddresses(addresses);
  expect(api.changeProfile).toHaveBeenLastCalledWith({ addresses, addressesBefore: profiles.camille.addresses });
  expect(shown('person')).toMatchObject({ addresses });
});

it('shows the addresses of the other device when both have changed them', async () => {
  const refused = new ApiError('changed', { status: 409, serverMessage: 'Vos adresses viennent de changer.' });
  const theirs = [{ street: '3 rue Kervégan', postalCode: '44000', city: 'Nantes', country: 'France' }];
  let stored = profiles.camille;
  const { area, api, shown } = opened({
    profile: async () => stored,
    changeProfile: vi.fn(async () => Promise.reject(refused)),
  });
  await area.read('person');
  stored = { ...stored, addresses: theirs };
  await expect(area.saveAddresses([])).rejects.toBe(refused);
  expect(api.changeProfile).toHaveBeenLastCalledWith({ addresses: [], addressesBefore: profiles.camille.addresses });
  expect(shown('person')).toMatchObject({ addresses: theirs });
});

it('leaves everything as it is when the server refuses', async () => {
  const refused = new ApiError('closed', { status: 409, serverMessage: 'Ce ticket est fermé.' });
  const { area, shown } = opened({ reply: async () => Promise.reject(refused) });
  await area.read('tickets');
  await expect(area.reply(ticket._id, 'Merci.')).rejects.toBe(refused);
  expect(shown('tickets')).toEqual([listed]);
});

it('puts a new ticket first and an answered one in its place', async () => {
  const { area, shown } = opened();
  await area.read('tickets');
  await area.openTicket({ subject: 'Colis', message: 'Où est-il ?' });
  await area.reply(ticket._id, 'Merci.');
  expect(shown('tickets').map(({ _id, status }) => [_id, status])).toEqual([
    ['new', 'pending'],
    [ticket._id, 'open'],
  ]);
});

it('reads the answers of a ticket when it is opened, and again once the shop has answered', async () => {
  let updatedAt = ticket.updatedAt;
  const { area, shown } = opened({ tickets: async () => [{ ...listed, updatedAt }] });
  await area.read('tickets');
  expect(shown('tickets')[0]?.responses).toBeUndefined();
  await area.readTicket(ticket._id);
  await area.read('tickets');
  expect(shown('tickets')[0]?.responses).toEqual(ticket.responses);
  updatedAt = '2026-02-01T08:00:00.000Z';
  await area.read('tickets');
  expect(shown('tickets')[0]?.responses).toBeUndefined();
});

it('marks a notification as read once', async () => {
  const { area, api } = opened();
  await area.read('notifications');
  await area.markRead(notification._id);
  await area.markRead(notification._id);
  expect(api.readNotification).toHaveBeenCalledOnce();
});

it('saves an invoice under its number', async () => {
  const { area, saveFile } = opened();
  await area.living?.saveInvoice(order);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'facture-F-2026-000001.pdf');
});

it('shows an order as cancelled once the server has cancelled it', async () => {
  const { area, api, shown } = opened();
  await area.read('orders');
  await area.living?.cancelOrder(order._id);
  expect(api.cancelOrder).toHaveBeenCalledWith(order._id);
  expect(shown('orders').map(({ status }) => status)).toEqual(['cancelled', orders.unpaid.status]);
});

it('counts at once the notification that a cancelled order brings', async () => {
  const { area, shown } = opened();
  await area.living?.cancelOrder(order._id);
  expect(shown('notifications')).toEqual([notification]);
});

it('reloads the cart after reordering, and says what is missing', async () => {
  const { area, cart } = opened();
  expect(await area.living?.reorder(order._id)).toEqual({
    added: 2,
    missing: ['Vanille Bourbon n’est plus proposé.'],
  });
  expect(cart.refresh).toHaveBeenCalledOnce();
});

it('shows only this device once the others are logged out, by hand or by a new password', async () => {
  for (const logOut of [
    ({ area }: ReturnType<typeof opened>) => area.living?.endOtherSessions(),
    ({ area }: ReturnType<typeof opened>) => area.changePassword({ current: 'a', next: 'b' }),
  ]) {
    const account = opened();
    await account.area.read('devices');
    expect(account.shown('devices')).toHaveLength(2);
    await logOut(account);
    expect(account.shown('devices').map(({ name }) => name)).toEqual(['Firefox, Linux']);
  }
});

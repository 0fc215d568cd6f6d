/** Each call of the contract, made as a shop makes it: the table has a line for every route, so that a new one can't be left out. */

import { LoginResponse, simulatedPayment, testCredentials } from '@nuee/domain';
import type * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { demoOwner } from '@nuee/domain/live';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { parse } from 'valibot';
import { idOf } from '../bench/manyOrders.ts';
import { openConfirmation } from '../commands/newsletter.ts';
import { openReset } from '../commands/resets.ts';
import type { Storage } from '../db/storage.ts';
import { createAuthenticator } from './authenticator.ts';

export type RouteName = keyof typeof contract;

export interface EveryCall {
  /** Instead of what stands in braces in the path. */
  readonly id?: string;
  /** With its question mark. */
  readonly query?: string;
  readonly token?: string;
  /** Sent as JSON, or as it is where a `type` is given. */
  readonly body?: unknown;
  readonly type?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: what is answered is only passed on.
type Make = (name: RouteName, call: EveryCall) => Promise<{ status: number; body: any }>;
/** Makes first what the call needs. */
type Prepare = () => Promise<EveryCall | readonly EveryCall[]>;

/** In the order in which they can be made, in a demonstration with the orders of `manyOrders`. */
export async function everyCall(
  make: Make,
  storage: Storage,
  now: Date,
): Promise<{ readonly [N in RouteName]: Prepare }> {
  const logIn = async (body: object) => parse(LoginResponse, (await make('login', { body })).body).token;
  const owner = await logIn(demoOwner);
  const token = await logIn(testCredentials.customer);
  const mine = (id = '', body?: object): EveryCall => ({ token, id, ...(body && { body }) });
  const byOwner = (id = '', body?: object): EveryCall => ({ token: owner, id, ...(body && { body }) });
  const asking = (as: string, ...queries: string[]) => ['', ...queries].map((query) => ({ token: as, query }));
  const form = (fields: Record<string, string>): EveryCall => ({
    body: new URLSearchParams(fields).toString(),
    type: 'application/x-www-form-urlencoded',
  });

  const account = { firstName: 'Inès', lastName: 'Martin', email: 'ines@exemple.fr', password: 'Une-phrase-de-passe' };
  const asInes = async (body?: object): Promise<EveryCall> => ({ token: await logIn(account), ...(body && { body }) });
  const ines = async () => (await make('listUsers', { token: owner, query: `?q=${account.email}` })).body.items[0];
  const line = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
  const checkout = { shippingAddress: addresses.camille, billingAddress: addresses.camille, paymentMethod: 'card' };
  const add = () => make('addToCart', mine('', line));
  const order = async (paymentMethod = 'card'): Promise<string> => {
    await add();
    return (await make('createOrder', mine('', { ...checkout, paymentMethod }))).body._id;
  };
  const payment = (id: string) => simulatedPayment(id, 'a@exemple.fr', now);
  const paid = async (): Promise<string> => {
    const id = await order();
    await make('payOrder', mine(id, payment(id)));
    return id;
  };
  let names = 0;
  const named = (fields: object = {}) => {
    names += 1;
    return { name: `Coing ${names}`, ...fields };
  };
  const product = { category: 'Fruités', price: 12.5, stock: 5, status: 'published' };
  const newProduct = async () => (await make('createProduct', byOwner('', named(product)))).body;
  const newCategory = async () => (await make('createCategory', byOwner('', named()))).body;
  const ticket = { subject: 'Une question', message: 'Bonjour' };
  const newTicket = async () => (await make('createTicket', mine('', ticket))).body._id;
  const firstMail = async () => (await make('listMails', byOwner())).body.items[0]._id;
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const png = { body: picture, type: 'image/png' };
  const newPhotograph = async () => (await make('addPhotograph', { ...mine(), ...png })).body._id;
  const confirmation = async (): Promise<EveryCall> => {
    await make('subscribe', { body: { email: account.email } });
    return { id: await storage.tx(async (t) => openConfirmation(t, account.email, now)) };
  };
  const reset = async (): Promise<EveryCall> => {
    const { _id } = await ines();
    const id = await storage.tx(async (t) => {
      const user = await t.get('users', _id);
      return user ? openReset(t, user, now) : '';
    });
    return { id, body: { password: account.password } };
  };
  const declared = { orderNumber: 'CMD-2026-001', email: account.email, name: 'Inès Martin' };
  const days = 'from=2026-01-01&to=2026-01-31';
  const month = '?month=2026-01';
  const searches = ['?q=martin', '?q=introuvable'];

  let members = 0;
  const again = { password: account.password };
  /** A member of the back office, logged in: nobody may change the demonstration's accounts. */
  const member = async (): Promise<{ id: string; token: string; email: string }> => {
    members += 1;
    const email = `membre-${members}@exemple.fr`;
    const { _id: id } = (await make('createUser', byOwner('', { name: 'Lou Roy', email, role: 'staff' }))).body;
    const mailed = await storage.tx(async (t) => {
      const user = await t.get('users', id);
      return user ? openReset(t, user, now) : '';
    });
    await make('resetPassword', { id: mailed, body: { password: account.password } });
    return { id, email, token: await logIn({ email, password: account.password }) };
  };
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const proposed = async () => {
    const made = await member();
    const { secret } = (await make('proposeSecondFactor', { token: made.token, body: again })).body;
    return { ...made, secret };
  };
  /** Asked for codes, with one to be used. */
  const factored = async () => {
    const { id, token: own, secret } = await proposed();
    const { recoveryCodes } = (await make('confirmSecondFactor', { token: own, body: { code: codeOf(secret) } })).body;
    return { id, token: own, body: { ...again, code: recoveryCodes[0] } };
  };

  /** Asked for a passkey, or a code of recovery. */
  const keyed = async () => {
    const { token: own, email } = await member();
    const key = createAuthenticator();
    const passkey = key.make((await make('proposePasskey', { token: own, body: again })).body);
    const { recoveryCodes } = (await make('addPasskey', { token: own, body: { name: 'Téléphone', passkey } })).body;
    return { token: own, email, key, code: recoveryCodes[0] };
  };

  return {
    register: async () => ({ body: account }),
    login: async () => ({ body: { email: account.email, password: account.password } }),
    readCart: async () => mine(),
    addToCart: async () => mine('', line),
    updateQuantity: async () => mine('', { itemId: (await add()).body.items[0]._id, quantity: 2 }),
    createOrder: async () => mine('', checkout),
    clearCart: async () => mine(),
    readProfile: async () => mine(),
    readOrder: async () => mine(await order()),
    payOrder: async () => mine(await order(), payment('paid')),
    readOwnerSession: async () => byOwner(),
    readDashboard: async () => byOwner(),
    readSales: async () => asking(owner, `?period=days&${days}`),
    readProductFigures: async () => byOwner(),
    readUserFigures: async () => byOwner(),
    listOwnerOrders: async () =>
      asking(
        owner,
        ...['?status=shipped', '?payment=paid', '?status=shipped&payment=paid', '?status=toShip', '?payment=awaited'],
        ...[`?${days}`, `?status=shipped&${days}`, '?sort=orderNumber', '?sort=-totalPrice', '?sort=name'],
        ...['?sort=name&status=shipped', `?sort=-totalPrice&${days}`, ...searches, '?q=camille%20martin&sort=name'],
        ...['?q=martin&status=shipped', `?q=martin&${days}`],
      ),
    changeOrders: async () => byOwner('', { ids: [idOf(0), idOf(1)], status: 'cancelled' }),
    exportOrders: async () => byOwner(),
    exportUsers: async () => byOwner(),
    exportProducts: async () => byOwner(),
    exportVat: async () => ({ token: owner, query: `?${days}` }),
    readOwnerOrder: async () => byOwner(idOf(2)),
    readOwnerInvoice: async () => byOwner(await paid()),
    readAccounting: async () => asking(owner, month),
    exportJournal: async () => ({ token: owner, query: month }),
    exportFec: async () => ({ token: owner, query: month }),
    exportInvoices: async () => ({ token: owner, query: month }),
    enterOrder: async () => {
      const { shippingAddress, billingAddress } = checkout;
      const entry = { lines: [line], shippingAddress, billingAddress };
      const { _id: userId } = (await make('readOwnerOrder', byOwner(await order('bank-transfer')))).body.user;
      const byNew = { ...entry, email: 'appel@exemple.fr', paid: { reference: 'VIR 119' } };
      return [byOwner('', { ...entry, userId }), byOwner('', byNew)];
    },
    editOrder: async () => {
      const { _id: id, items, version } = (await make('readOwnerOrder', byOwner(await order('bank-transfer')))).body;
      const [{ _id: lineId, size, nicotineStrength }] = items;
      const body = { version, lines: [{ lineId, quantity: 2, size, nicotineStrength }] };
      return [{ ...byOwner(id, body), query: '?preview=true' }, byOwner(id, body)];
    },
    changeOrderStatus: async () => byOwner(await paid(), { status: 'shipped', notify: true }),
    receivePayments: async () =>
      byOwner('', { payments: [{ id: await order('bank-transfer'), reference: 'VIR 118' }] }),
    changeParcels: async () => {
      const id = await paid();
      await make('changeOrderStatus', byOwner(id, { status: 'shipped' }));
      return byOwner(id, { parcels: [{ carrier: 'colissimo', number: '6A12345678901' }] });
    },
    undoChange: async () => {
      const { change } = (await make('changeOrderStatus', byOwner(await paid(), { status: 'shipped' }))).body;
      return byOwner(change);
    },
    changeOrderPayment: async () => byOwner(await order('bank-transfer'), { paymentStatus: 'paid' }),
    refundOrder: async () => {
      const { _id: id, items, version } = (await make('readOwnerOrder', byOwner(await paid()))).body;
      const lines = [{ lineId: items[0]._id, quantity: 1, restock: true }];
      return byOwner(id, { lines, shipping: 0, reason: 'Flacon cassé', version });
    },
    addOrderNote: async () => byOwner(idOf(3), { text: 'À rappeler' }),
    readJournal: async () => asking(owner, '?what=order.status', `?${days}`, ...searches),
    listUsers: async () =>
      asking(owner, '?role=customer', '?status=active', '?role=customer&status=active', '?sort=name', ...searches),
    createUser: async () => byOwner('', { name: 'Noé Petit', email: 'noe@exemple.fr', role: 'staff' }),
    readUser: async () => byOwner((await ines())._id),
    changeUser: async () => byOwner((await ines())._id, { name: 'Inès Petit' }),
    readCustomer: async () => byOwner((await ines())._id),
    addCustomerNote: async () => byOwner((await ines())._id, { text: 'Appelle le matin' }),
    exportCustomer: async () => byOwner((await ines())._id),
    listOwnerProducts: async () =>
      asking(owner, '?status=published', '?category=Fruit%C3%A9s', '?sort=stock', '?sort=price', ...searches),
    createProduct: async () => byOwner('', named(product)),
    readOwnerProduct: async () => byOwner('1'),
    changeProduct: async () => (({ id, version }) => byOwner(id, { version, price: 9 }))(await newProduct()),
    removeProduct: async () => byOwner((await newProduct()).id),
    changeStock: async () => byOwner('1', { delta: 1 }),
    countStock: async () => byOwner('', { items: [{ productId: '1', stock: 5_000, was: 0 }] }),
    importProducts: async () => {
      const bottles = [0, 3].map((nicotineStrength) => ({ size: 10, nicotineStrength, price: 5, stock: 2 }));
      const [a, b] = [await newProduct(), await newProduct()];
      const changed = { set: { stock: 9, price: 11 }, was: { stock: product.stock, price: product.price } };
      const created = [0, 1].map(() => named({ ...product, status: 'draft', variants: bottles }));
      return byOwner('', { products: [a, b].map(({ id }) => ({ productId: id, ...changed })), created });
    },
    listMovements: async () => byOwner('1'),
    listCategories: async () => byOwner(),
    createCategory: async () => byOwner('', named()),
    changeCategory: async () => (({ id, version }) => byOwner(id, named({ version })))(await newCategory()),
    removeCategory: async () => byOwner((await newCategory()).id),
    readSettings: async () => byOwner(),
    changeSettings: async () =>
      (({ version }) => byOwner('', { version, mostPieces: 50 }))((await make('readSettings', byOwner())).body),
    readOpening: async () => byOwner(),
    readCards: async () => byOwner(),
    changeCards: async () =>
      byOwner('', { bank: 'systempay', siteId: '12345678', mode: 'TEST', keys: {}, password: demoOwner.password }),
    removeCards: async () => byOwner('', { password: demoOwner.password }),
    listLegalTexts: async () => byOwner(),
    readLegalText: async () => byOwner('terms'),
    changeLegalText: async () =>
      (({ version, content }) => byOwner('terms', { version, content: `${content}\n\nFin.` }))(
        (await make('readLegalText', byOwner('terms'))).body,
      ),
    listPages: async () => byOwner(),
    readPage: async () => byOwner('about'),
    changePage: async () =>
      (({ version, content }) => byOwner('about', { version, content: { ...content, lead: `${content.lead} Fin.` } }))(
        (await make('readPage', byOwner('about'))).body,
      ),
    addPagePicture: async () => ({ ...byOwner('about'), ...png }),
    readOwnerTerms: async () => byOwner(await order()),
    readTerms: async () => mine(await order()),
    listOrders: async () => asking(token, '?status=pending', '?sort=-totalPrice'),
    readInvoice: async () => mine(await paid()),
    cancelOrder: async () => mine(await order()),
    readTransfer: async () => mine(await order('bank-transfer')),
    // Nobody takes cards for the demonstration: both are refused.
    preparePayment: async () => mine(await order()),
    receivePayment: async () => form({}),
    reorder: async () => mine(await order()),
    logout: async () => asInes(),
    listSessions: async () => asInes(),
    endOtherSessions: async () => asInes(),
    changeProfile: async () => mine('', { phone: '0600000000' }),
    changePassword: async () => asInes({ current: account.password, next: `${account.password}-neuve` }),
    askPasswordReset: async () => ({ body: { email: account.email } }),
    resetPassword: reset,
    readSecondFactor: async () => ({ token: (await factored()).token }),
    proposeSecondFactor: async () => ({ token: (await member()).token, body: again }),
    confirmSecondFactor: async () => {
      const { token: own, secret } = await proposed();
      return { token: own, body: { code: codeOf(secret) } };
    },
    removeSecondFactor: async () => (({ token: own, body }) => ({ token: own, body }))(await factored()),
    renewRecoveryCodes: async () => (({ token: own, body }) => ({ token: own, body }))(await factored()),
    changeOwnPassword: async () => ({
      token: (await member()).token,
      body: { current: account.password, next: `${account.password}-neuve` },
    }),
    loginWithPasskey: async () => {
      const { email, key } = await keyed();
      const refused = await make('login', { body: { email, password: account.password } });
      return { body: { email, password: account.password, passkey: key.sign(refused.body.passkey) } };
    },
    proposePasskey: async () => ({ token: (await member()).token, body: again }),
    addPasskey: async () => {
      const { token: own } = await member();
      const proposal = (await make('proposePasskey', { token: own, body: again })).body;
      return { token: own, body: { name: 'Téléphone', passkey: createAuthenticator().make(proposal) } };
    },
    removePasskey: async () => {
      const { token: own, key, code } = await keyed();
      return { id: key.id, token: own, body: { ...again, code } };
    },
    removeUserSecondFactor: async () => byOwner((await factored()).id, {}),
    readFavorites: async () => mine(),
    addFavorite: async () => mine('1'),
    removeFavorite: async () => mine('1'),
    exportAccount: async () => mine(),
    listNotifications: async () => mine(),
    readNotification: async () => mine((await make('listNotifications', mine())).body.items[0]._id),
    listTickets: async () => asking(token, '?status=open'),
    createTicket: async () => mine('', { ...ticket, orderId: await order(), photographs: [await newPhotograph()] }),
    addPhotograph: async () => ({ ...mine(), ...png }),
    readPhotograph: async () => mine(await newPhotograph()),
    readTicket: async () => mine(await newTicket()),
    replyToTicket: async () => mine(await newTicket(), { message: 'Encore' }),
    withdrawFromOrder: async () => mine(await paid(), { confirm: true }),
    withdraw: async () => ({ body: { ...declared, confirm: true } }),
    withdrawByForm: async () => form({ ...declared, confirm: 'true' }),
    readRelayPoints: async () => ({ query: '?country=France&postalCode=44000' }),
    contact: async () => ({ body: { ...ticket, name: 'Inès', email: account.email } }),
    listOwnerTickets: async () => asking(owner, '?status=open', ...searches),
    readOwnerTicket: async () => byOwner(await newTicket()),
    readOwnerPhotograph: async () => byOwner(await newPhotograph()),
    replyAsOwner: async () => byOwner(await newTicket(), { message: 'Bien sûr' }),
    changeTicketStatus: async () => byOwner(await newTicket(), { status: 'closed' }),
    listWithdrawals: async () => asking(owner, '?status=waiting', ...searches),
    changeWithdrawal: async () => {
      const { receiptId } = (await make('withdrawFromOrder', mine(await paid(), { confirm: true }))).body;
      return byOwner(receiptId, { status: 'returned' });
    },
    readPublication: async () => ({}),
    addProductPicture: async () => ({ ...byOwner(), ...png }),
    changeCategoryImage: async () => ({ ...byOwner((await newCategory()).id), ...png }),
    readPicture: async () => ({ id: 'aucune.webp' }),
    // A stream that doesn't end.
    watchEvents: async () => [],
    listMails: async () => asking(owner, '?status=waiting', '?kind=order-paid', ...searches),
    readMail: async () => byOwner(await firstMail()),
    sendMail: async () => byOwner(await firstMail()),
    subscribe: async () => ({ body: { email: 'autre@exemple.fr' } }),
    confirmSubscription: confirmation,
    listSubscribers: async () => asking(owner, '?status=pending', '?q=autre', '?q=autre&status=pending'),
    exportSubscribers: async () => byOwner(),
    removeSubscriber: async () => byOwner('', { email: 'autre@exemple.fr' }),
    unsubscribe: confirmation,
    eraseCustomer: async () =>
      byOwner((await make('createUser', byOwner('', { name: 'Léa Petit', email: 'lea@exemple.fr' }))).body._id),
    eraseAccount: async () => asInes({ password: account.password }),
  };
}

/**
 * Whom the records of each collection are about. The erasure of an account (`commands/erase.ts`) and its export follow from this
 * table: a new collection doesn't compile until it says so here.
 */
import type { ExportSchema } from '@nuee/domain/live';
import type { InferInput } from 'valibot';
import type { ListedCollection } from '../queries/list.ts';
import { allListed } from '../queries/wholeLists.ts';
import type { Db } from './dialect.ts';
import type { Collection, Records, StoredOrder } from './recordTypes.ts';
import type { Keyed, Reader, Storage } from './storage.ts';
import { collections } from './tables/index.ts';

export interface Person {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
}

type Lists = Pick<Storage, 'list' | 'read'>;
type Part = keyof InferInput<typeof ExportSchema>;

/** A collection about nobody, or one that the law wants as it is. */
interface Untouched {
  readonly untouched: string;
}

export interface About<C extends Collection> {
  /** The keys of the records that are about her. */
  readonly find: (storage: Lists, her: Person) => Promise<readonly string[]>;
  /** What stays of a record after her erasure, and why; nothing where there is none. */
  readonly stays?: { readonly why: string; readonly of: (record: Records[C], her: Person) => Rest<C> };
  /** The parts of the export that have it, or why none has. */
  readonly exported: readonly Part[] | { readonly not: string };
}

type Rest<C extends Collection> = Records[C] | undefined;

const underHerId = async (_: Lists, { id }: Person) => [id];
const underHerEmail = async (_: Lists, { email }: Person) => [email];
/** The ids that a query finds. */
const found =
  (ask: (db: Db, her: Person) => Promise<readonly { readonly id: string | null }[]>) =>
  async (storage: Lists, her: Person): Promise<string[]> =>
    (await storage.read((t) => t.query((db) => ask(db, her)))).flatMap(({ id }) => id ?? []);
const ofHerId = (table: 'sessions' | 'resets' | 'photographs') =>
  found((db, { id }) => db.selectFrom(table).select('id').where('user_id', '=', id).execute());
/** Keys that begin with her id and a space, which `!` follows. */
const beginningWithHerId = (table: 'known_networks' | 'submissions') =>
  found((db, { id }) =>
    db.selectFrom(table).select('id').where('id', '>', `${id} `).where('id', '<', `${id}!`).execute(),
  );

/** Rows whose `owner` is her id or her e-mail. */
const owned =
  (collection: ListedCollection, by: keyof Person) =>
  async (storage: Lists, her: Person): Promise<string[]> =>
    (await allListed(storage, { collection, where: { owner: her[by] } })).map(({ id }) => id);

/** What she did in the back office. */
const deeds = async (storage: Lists, { email }: Person) =>
  (await allListed(storage, { collection: 'journal', where: { owner: email } })).map(({ record }) => record);

/** Stands in the place of a name whose account is gone. */
const erasedAccount = 'Compte supprimé';
const withoutWho = <D extends { readonly who: string }>(record: D, { email }: Person): D =>
  record.who.toLowerCase() === email ? { ...record, who: erasedAccount } : record;

type Personal = { readonly [C in Collection]: Untouched | About<C> };

export const personal: Personal = {
  users: {
    async find(storage, her) {
      const noted = (await deeds(storage, her)).filter(({ what }) => what === 'user.note');
      return [her.id, ...noted.map(({ target }) => target)];
    },
    stays: {
      why: 'what she wrote about customers as staff, without her name',
      of: (user, her) =>
        user.id === her.id
          ? undefined
          : { ...user, ...(user.notes && { notes: user.notes.map((note) => withoutWho(note, her)) }) },
    },
    exported: ['profile', 'notes'],
  },
  sessions: {
    find: ofHerId('sessions'),
    exported: ['devices'],
  },
  resets: {
    find: ofHerId('resets'),
    exported: { not: 'a secret of a mail, for an hour' },
  },
  knownNetworks: {
    find: beginningWithHerId('known_networks'),
    exported: { not: 'hashes, which say nothing to her' },
  },
  carts: { find: underHerId, exported: ['cart'] },
  favorites: { find: underHerId, exported: ['favorites'] },
  notifications: { find: owned('notifications', 'id'), exported: ['notifications'] },

  orders: {
    async find(storage, her) {
      const handled = (await deeds(storage, her)).filter(({ what }) => what.startsWith('order.'));
      return [...(await owned('orders', 'id')(storage, her)), ...handled.map(({ target }) => target)];
    },
    stays: {
      why: 'what was sold, at what price and when, for the accounts: ten years (code de commerce, L123-22)',
      of: (stored, her) => handledByNobody(stored.userId === her.id ? withoutCustomer(stored) : stored, her),
    },
    exported: ['orders'],
  },
  submissions: {
    find: beginningWithHerId('submissions'),
    exported: { not: 'the numbers of her orders, for a day; the orders are exported' },
  },
  payments: {
    find: found((db, { id }) =>
      db
        .selectFrom('orders')
        .select('payment_id as id')
        .where('user_id', '=', id)
        .where('payment_id', 'is not', null)
        .execute(),
    ),
    stays: {
      why: 'what the bank’s gateway said of a payment, for the accounts; the name of a simulated one is her own words',
      of: (payment) => (isOfGateway(payment) ? payment : undefined),
    },
    exported: { not: 'the orders say how they were paid' },
  },
  invoices: { untouched: 'invoices and credit notes with the name: ten years (code de commerce, L123-22)' },
  invoiceFiles: { untouched: 'invoices and credit notes with the name: ten years (code de commerce, L123-22)' },
  withdrawals: {
    find: owned('withdrawals', 'email'),
    stays: {
      why: 'that an order was withdrawn from, and when: proof of a right that was exercised in time',
      of: ({ reason: _r, refusal: _f, ...rest }) => ({
        ...rest,
        // Typed without login, so it may be anything.
        orderNumber: /^CMD-\d+-\d+$/i.test(rest.orderNumber) ? rest.orderNumber : '',
        name: '',
        email: '',
      }),
    },
    exported: ['withdrawals'],
  },
  tickets: {
    find: async (storage, her) => [
      ...(await owned('tickets', 'id')(storage, her)),
      // Messages of the contact form.
      ...(await owned('tickets', 'email')(storage, her)),
    ],
    exported: ['tickets', 'messages'],
  },
  photographs: { find: ofHerId('photographs'), exported: ['photographs'] },
  subscribers: { find: underHerEmail, exported: ['newsletter'] },
  confirmations: {
    find: found((db, { email }) => db.selectFrom('confirmations').select('id').where('email', '=', email).execute()),
    exported: { not: 'the secret of a mail' },
  },
  mails: {
    find: owned('mails', 'email'),
    stays: {
      why: 'which kinds of mails went out and when, to find faults of the mail server; what waits is never sent',
      of({ lastError: _e, claimedUntil: _c, ...mail }) {
        return mail.status === 'waiting' ? undefined : { ...mail, to: '', data: {} };
      },
    },
    exported: { not: 'what they say is exported' },
  },

  journal: {
    async find(storage, her) {
      const tickets = await owned('tickets', 'id')(storage, her);
      const messages = await owned('tickets', 'email')(storage, her);
      const keys = await owned('journal', 'email')(storage, her);
      for (const target of [her.id, ...tickets, ...messages]) {
        const about = await allListed(storage, { collection: 'journal', where: { number: target } });
        keys.push(...about.map(({ id }) => id));
      }
      return keys;
    },
    stays: {
      why: 'who changed what in the shop, for its security: her account and her tickets by their ids alone',
      of(entry, her) {
        const isAboutHer = entry.target === her.id;
        const rest = withoutWho(entry, her);
        if (!isAboutHer && !entry.what.startsWith('ticket.')) return rest;
        const { from, to, ...nameless } = { ...rest, name: isAboutHer ? erasedAccount : '' };
        if (entry.what === 'user.name') return nameless;
        return { ...nameless, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      },
    },
    exported: { not: 'the diary of the shop' },
  },
  movements: {
    find: owned('movements', 'email'),
    stays: { why: 'the stock of the shop', of: withoutWho },
    exported: { not: 'the stock of the shop' },
  },
  legalTexts: {
    find: async (storage, her) =>
      (await deeds(storage, her)).flatMap(({ what, target, to }) =>
        what === 'text.version' ? [`${target}/${to}`] : [],
      ),
    stays: { why: 'the terms that customers agreed to', of: withoutWho },
    exported: { not: 'the texts of the shop' },
  },
  pages: {
    find: async (storage, her) =>
      (await deeds(storage, her)).flatMap(({ what, target, to }) =>
        what === 'page.version' ? [`${target}/${to}`] : [],
      ),
    stays: { why: 'what the shop says', of: withoutWho },
    exported: { not: 'the pages of the shop' },
  },

  counters: { untouched: 'about nobody: numbers' },
  facts: { untouched: 'about nobody: the state of the storage' },
  events: { untouched: 'ids of orders and tickets, for an hour' },
  products: { untouched: 'about nobody: the catalogue' },
  slugs: { untouched: 'about nobody: the catalogue' },
  seeded: { untouched: 'about nobody: the catalogue' },
  categories: { untouched: 'about nobody: the catalogue' },
  pictures: { untouched: 'about nobody: the catalogue' },
  pictureFiles: { untouched: 'about nobody: the catalogue' },
  settings: { untouched: 'the shop and its owner as a trader, whom the law names' },
  agreedTerms: { untouched: 'about nobody: the terms of sale, settings in place' },
  secrets: { untouched: 'about nobody: the keys of the shop at others' },
};

export { collections };

/** All records of the collection that are about her. */
export async function recordsAbout<C extends Collection>(
  storage: Lists,
  collection: C,
  her: Person,
): Promise<readonly Keyed<C>[]> {
  const row: Personal[C] = personal[collection];
  const ids = 'find' in row ? await row.find(storage, her) : [];
  return storage.read((t) => t.getAll(collection, ids));
}

/** What stays of a record of hers; undefined where it goes. */
export async function restOf<C extends Collection>(
  t: Reader,
  { collection, id, her }: { collection: C; id: string; her: Person },
): Promise<Rest<C>> {
  const row: Personal[C] = personal[collection];
  const record = await t.get(collection, id);
  return record && 'find' in row ? row.stays?.of(record, her) : record;
}

const isOfGateway = ({ told, asked }: Records['payments']): boolean => told !== undefined || asked !== undefined;

function handledByNobody(stored: StoredOrder, her: Person): StoredOrder {
  return { ...stored, ...(stored.timeline && { timeline: stored.timeline.map((entry) => withoutWho(entry, her)) }) };
}

/** Without what she or the shop wrote about her: references of transfers, notes, reasons, its parcels. */
function withoutCustomer(stored: StoredOrder): StoredOrder {
  const nobody = {
    firstName: 'Client',
    lastName: 'supprimé',
    street: '',
    city: '',
    postalCode: '',
    country: '',
    phone: '',
  };
  const { paymentReference: _r, parcels: _p, paymentId, ...kept } = stored;
  const { notes: _n, ...order } = stored.order;
  const timeline = stored.timeline ?? [];
  const isPaidByGateway = timeline.some(({ who }) => who === 'gateway');
  return {
    ...kept,
    ...(paymentId !== undefined && isPaidByGateway && { paymentId }),
    ...(stored.refunds && {
      refunds: stored.refunds.map(({ reason: _reason, reference: _reference, ...refund }) => refund),
    }),
    // The gateway's text is the number of its transaction, which the accounts need.
    ...(stored.timeline && {
      timeline: timeline.map(({ text, ...entry }) =>
        text === undefined || entry.who !== 'gateway' ? entry : { ...entry, text },
      ),
    }),
    customer: { name: 'Client supprimé', email: '' },
    order: { ...order, shippingAddress: nobody, billingAddress: nobody },
  };
}

/** The list rows and counts of a document. Every storage engine writes them in the transaction that writes the document. */
import { dayInParis, fold, lowStockBelow, toCents } from '@nuee/domain';
import type { Documents } from './documents.ts';

export const listedCollections = [
  'orders',
  'products',
  'users',
  'tickets',
  'mails',
  'journal',
  'movements',
  'withdrawals',
  'notifications',
  'papers',
] as const satisfies readonly (keyof Documents)[];
export type ListedCollection = (typeof listedCollections)[number];

const listed: ReadonlySet<string> = new Set(listedCollections);

export function isListed(collection: string): collection is ListedCollection {
  return listed.has(collection);
}

/** The values that filters, sorting and search use. Amounts in cents; texts compare by their UTF-8 bytes. */
export interface ListRow {
  /**
   * Whom it is about: a user id, by which customers see only their own rows, or an e-mail in lower case where nobody need have an
   * account. In the journal and the movements, the member of staff who did it. Erasure finds them by it (`personal.ts`).
   */
  readonly owner: string;
  readonly status: string;
  /** A second filter: the payment of an order, the role of a user, the category of a product, the product of a movement. */
  readonly kind: string;
  /** ISO date. */
  readonly createdAt: string;
  /** Of an order; in the journal, the id of what was changed. */
  readonly number: string;
  readonly total: number;
  readonly name: string;
  readonly stock: number;
  readonly price: number;
  /** Folded words, each after two spaces, so that three characters also say « begins with » one or two letters. */
  readonly text: string;
}

const nothing: ListRow = {
  owner: '',
  status: '',
  kind: '',
  createdAt: '',
  number: '',
  total: 0,
  name: '',
  stock: 0,
  price: 0,
  text: '',
};

type Rows = { readonly [C in ListedCollection]: (document: Documents[C]) => Partial<ListRow> };

const rows: Rows = {
  orders: ({ userId, order, customer, paymentStatus }) => ({
    owner: userId,
    status: order.status,
    kind: paymentStatus ?? (order.isPaid ? 'paid' : 'pending'),
    createdAt: order.createdAt,
    number: sortableNumber(order.orderNumber),
    total: toCents(order.totalPrice),
    name: fold(customer?.name ?? ''),
    text: searchText(order.orderNumber, customer?.name, customer?.email),
  }),
  products: ({ status, category, createdAt, name, slug, description, stock, price }) => ({
    status,
    kind: category,
    createdAt,
    name: fold(name),
    stock,
    price: toCents(price),
    text: searchText(name, slug, description),
  }),
  users: ({ status = 'active', role = 'customer', createdAt = '', firstName, lastName, email }) => ({
    status,
    kind: role,
    createdAt,
    name: fold(`${firstName} ${lastName}`.trim()),
    text: searchText(firstName, lastName, email),
  }),
  tickets: ({ status, createdAt, subject, name, email, userId = email.toLowerCase() }) => ({
    owner: userId,
    status,
    createdAt,
    name: fold(subject),
    text: searchText(subject, name, email),
  }),
  mails: ({ status, kind, createdAt, to, nextTry }) => ({
    status,
    kind,
    createdAt,
    owner: to.toLowerCase(),
    // So that the mailer finds the earliest due mails.
    name: status === 'waiting' ? nextTry : '',
    text: searchText(to),
  }),
  journal: ({ who, what, target, createdAt, name }) => ({
    owner: staffOf(who),
    kind: what,
    createdAt,
    number: target,
    text: searchText(who, name),
  }),
  movements: ({ productId, who, createdAt }) => ({ owner: staffOf(who), kind: productId, createdAt }),
  withdrawals: ({ createdAt, orderNumber, name, email }) => ({
    owner: email.toLowerCase(),
    createdAt,
    number: sortableNumber(orderNumber),
    text: searchText(orderNumber, name, email),
  }),
  notifications: ({ userId, createdAt }) => ({ owner: userId, createdAt }),
  papers: ({ status, createdAt }) => ({ status, createdAt }),
};

/** Not `customer`, `shop` or `gateway`. */
const staffOf = (who: string): string => (who.includes('@') ? who.toLowerCase() : '');

export function rowOf<C extends ListedCollection>(collection: C, document: Documents[C]): ListRow {
  return { ...nothing, ...rows[collection](document) };
}

/** The keys under which a document is counted, each with its amount in cents. */
export function talliesOf<C extends ListedCollection>(
  collection: C,
  document: Documents[C],
): ReadonlyMap<string, number> {
  return new Map(counted[collection](document));
}

type Counted = { readonly [C in ListedCollection]: (document: Documents[C]) => readonly (readonly [string, number])[] };

const counted: Counted = {
  orders({ userId, order, paymentStatus, taken = [] }) {
    const { status, isPaid, paidAt, paymentMethod } = order;
    const total = toCents(order.totalPrice);
    const isSold = isPaid && paidAt !== undefined && paymentStatus !== 'refunded';
    const waits = paymentMethod === 'bank-transfer' && !isPaid && (paymentStatus ?? 'pending') === 'pending';
    return [
      ['all', total],
      [`status/${status}`, total],
      [`of/${userId}`, isSold ? total : 0],
      ...(isSold
        ? ([
            ['sold', total],
            [`sold/${dayInParis(paidAt)}`, total],
            ...productTallies(dayInParis(paidAt), order.items, taken),
          ] as const)
        : []),
      ...(waits && status !== 'cancelled' ? ([['transfers', total]] as const) : []),
      ...(isPaid && (status === 'pending' || status === 'processing') ? ([['toShip', total]] as const) : []),
    ];
  },
  products: ({ status, stock }) => [
    ['all', 0],
    [`status/${status}`, 0],
    ...(status === 'published' && stock < lowStockBelow ? ([['lowStock', 0]] as const) : []),
  ],
  users: ({ role = 'customer', status = 'active' }) => [
    [`role/${role}`, 0],
    [`${status}/${role}`, 0],
  ],
  tickets: ({ status }) => [[`status/${status}`, 0]],
  mails: ({ status }) => [[`status/${status}`, 0]],
  journal: () => [],
  movements: () => [],
  withdrawals: () => [],
  notifications: () => [],
  papers: () => [],
};

/** The sales of each product in a day's order: `soldProduct/2026-01-15/<product>`. */
function productTallies(
  day: string,
  items: Documents['orders']['order']['items'],
  taken: NonNullable<Documents['orders']['taken']>,
): (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const [place, { productId }] of taken.entries()) {
    const { price = 0, quantity = 0 } = items[place] ?? {};
    sums.set(productId, (sums.get(productId) ?? 0) + toCents(price) * quantity);
  }
  return [...sums].map(([productId, cents]) => [`soldProduct/${day}/${productId}`, cents] as const);
}

/** `CMD-2026-1000` comes after `CMD-2026-999`. */
export function sortableNumber(number: string): string {
  return number.replace(/\d+$/, (digits) => digits.padStart(9, '0'));
}

function searchText(...fields: readonly (string | undefined)[]): string {
  return fields
    .flatMap((field) => wordsOf(field ?? ''))
    .map((word) => `  ${word}`)
    .join('');
}

/** Folded words. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

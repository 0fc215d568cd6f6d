import { dayInParis, formatDateTime, formatShortDate } from '../dates.ts';
import type { Sales } from '../live/orders.ts';
import { orderStatusLabel } from '../order.ts';
import { paymentStatusLabel } from '../payment.ts';
import { slugify } from '../slug.ts';
import type { AdminOrder } from './orders.ts';
import { type AdminProduct, productStatusLabel } from './products.ts';
import { type SubscriberStatus, subscriberStatusLabel } from './subscribers.ts';
import { type AdminUser, userRoleLabel, userStatusLabel } from './users.ts';

/** A text, a whole number, or an amount in euros. */
export type CsvCell = string | number | { readonly euros: number };

/** Without this mark a French spreadsheet misreads accents. */
export const csvMark = '\uFEFF';

/**
 * A line for a French spreadsheet: semicolons, decimal commas, CRLF. A cell that a spreadsheet would take for a formula is turned
 * into text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** A whole file: the byte order mark, then its lines. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return csvMark + rows.map(csvLine).join('');
}

/** A table as a file: its column headers, and the cells of a row. */
interface CsvTable<Row> {
  readonly columns: readonly string[];
  readonly line: (row: Row) => readonly CsvCell[];
}

/** The orders in the columns of their table. Amounts in euros. */
export const orderTable: CsvTable<
  Pick<AdminOrder, 'orderNumber' | 'user' | 'createdAt' | 'totalPrice' | 'status' | 'paymentStatus'>
> = {
  columns: ['Commande', 'Client', 'E-mail', 'Date', 'Montant', 'Statut', 'Paiement'],
  line: ({ orderNumber, user, createdAt, totalPrice, status, paymentStatus }) => [
    orderNumber,
    user.name,
    user.email,
    formatDateTime(createdAt),
    { euros: totalPrice },
    orderStatusLabel(status, 'admin'),
    paymentStatusLabel(paymentStatus),
  ],
};

/** The products in the columns of their table. Prices in euros. */
export const productTable: CsvTable<
  Pick<AdminProduct, 'name' | 'slug' | 'category' | 'price' | 'discountPrice' | 'stock' | 'createdAt' | 'status'>
> = {
  columns: ['Produit', 'Adresse de la page', 'Catégorie', 'Prix', 'Prix réduit', 'Stock', 'Date de création', 'Statut'],
  line: (product) => [
    product.name,
    product.slug,
    product.category,
    { euros: product.price },
    product.discountPrice === undefined ? '' : { euros: product.discountPrice },
    product.stock,
    formatShortDate(product.createdAt),
    productStatusLabel(product.status),
  ],
};

/** The users in the columns of their table; unknown dates are empty. Amounts in euros. */
export const userTable: CsvTable<
  Pick<AdminUser, 'name' | 'email' | 'role' | 'createdAt' | 'orders' | 'totalSpent' | 'lastLogin' | 'status'>
> = {
  columns: ['Utilisateur', 'E-mail', 'Rôle', 'Inscription', 'Commandes', 'Dépenses', 'Dernière connexion', 'Statut'],
  line: (user) => [
    user.name,
    user.email,
    userRoleLabel(user.role),
    user.createdAt === undefined ? '' : formatShortDate(user.createdAt),
    user.orders,
    { euros: user.totalSpent },
    user.lastLogin === undefined ? '' : formatDateTime(user.lastLogin),
    userStatusLabel(user.status),
  ],
};

/** The newsletter's addresses; one that isn't confirmed has no second date. */
export const subscriberTable: CsvTable<{
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly since: string;
  readonly confirmedAt?: string | undefined;
}> = {
  columns: ['E-mail', 'État', 'Inscription', 'Confirmation'],
  line: ({ email, status, since, confirmedAt }) => [
    email,
    subscriberStatusLabel(status),
    formatDateTime(since),
    confirmedAt === undefined ? '' : formatDateTime(confirmedAt),
  ],
};

export const ordersCsv = (orders: readonly AdminOrder[]): string => tableCsv(orderTable, orders);
export const productsCsv = (products: readonly AdminProduct[]): string => tableCsv(productTable, products);
export const usersCsv = (users: readonly AdminUser[]): string => tableCsv(userTable, users);
export const subscribersCsv = (subscribers: readonly Parameters<typeof subscriberTable.line>[0][]): string =>
  tableCsv(subscriberTable, subscribers);

/** What was sold on each day. Amounts in euros. */
export const salesCsv = (days: Sales['days']): string =>
  tableCsv(
    {
      columns: ['Jour', 'Commandes', 'Pièces', 'Ventes'],
      line: ({ day, orders, pieces, total }) => [formatShortDate(day), orders, pieces, { euros: total }],
    },
    days,
  );

/** What was sold of each product. Amounts in euros. */
export const bestProductsCsv = (products: Sales['products']): string =>
  tableCsv(
    { columns: ['Produit', 'Pièces', 'Ventes'], line: ({ name, pieces, total }) => [name, pieces, { euros: total }] },
    products,
  );

function tableCsv<Row>({ columns, line }: CsvTable<Row>, rows: readonly Row[]): string {
  return toCsv([columns, ...rows.map(line)]);
}

/**
 * The name of the file: `commandes-expediees-2026-11-24.csv`.
 *
 * @param parts what the file contains, from the list to its filters; empty texts are left out.
 */
export function csvFileName(parts: readonly string[], now: Date): string {
  const words = parts.map(slugify).filter((part) => part !== '');
  return `${[...words, dayInParis(now)].join('-')}.csv`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'object') return value.euros.toFixed(2).replace('.', ',');
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

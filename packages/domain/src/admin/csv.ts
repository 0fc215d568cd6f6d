import { dayInParis, formatDateTime, formatShortDate } from '../dates.ts';
import { orderStatusLabel } from '../order.ts';
import { paymentStatusLabel } from '../payment.ts';
import { slugify } from '../slug.ts';
import type { AdminOrder } from './orders.ts';
import { type AdminProduct, publishedLabel } from './products.ts';
import { type AdminUser, userRoleLabel, userStatusLabel } from './users.ts';

/**
 * A table as a file for a French spreadsheet: semicolons, decimal commas, CRLF, and a byte order mark, without which
 * accents are misread. A cell that a spreadsheet would take for a formula is turned into text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** The orders as a file, in the columns of their table. Amounts in euros. */
export function ordersCsv(orders: readonly AdminOrder[]): string {
  return toCsv([
    ['Commande', 'Client', 'E-mail', 'Date', 'Montant', 'Statut', 'Paiement'],
    ...orders.map(({ orderNumber, user, createdAt, totalPrice, status, paymentStatus }) => [
      orderNumber,
      user.name,
      user.email,
      formatDateTime(createdAt),
      amount(totalPrice),
      orderStatusLabel(status, 'admin'),
      paymentStatusLabel(paymentStatus),
    ]),
  ]);
}

/** The products as a file, in the columns of their table. Prices in euros. */
export function productsCsv(products: readonly AdminProduct[]): string {
  return toCsv([
    ['Produit', 'Slug', 'Catégorie', 'Prix', 'Prix réduit', 'Stock', 'Date de création', 'Statut'],
    ...products.map((product) => [
      product.name,
      product.slug,
      product.category,
      amount(product.price),
      product.discountPrice === undefined ? '' : amount(product.discountPrice),
      product.stock,
      formatShortDate(product.createdAt),
      publishedLabel(product),
    ]),
  ]);
}

/** The users as a file, in the columns of their table. Amounts in euros. */
export function usersCsv(users: readonly AdminUser[]): string {
  return toCsv([
    ['Utilisateur', 'E-mail', 'Rôle', 'Inscription', 'Commandes', 'Dépenses', 'Dernière connexion', 'Statut'],
    ...users.map((user) => [
      user.name,
      user.email,
      userRoleLabel(user.role),
      formatShortDate(user.createdAt),
      user.orders,
      amount(user.totalSpent),
      user.lastLogin === undefined ? '' : formatDateTime(user.lastLogin),
      userStatusLabel(user.status),
    ]),
  ]);
}

/**
 * What the file is called: `commandes-expediees-2026-11-24.csv`.
 *
 * @param parts what is in it, from the list to what it was filtered by; empty texts are left out.
 */
export function csvFileName(parts: readonly string[], now: Date): string {
  const words = parts.map(slugify).filter((part) => part !== '');
  return `${[...words, dayInParis(now)].join('-')}.csv`;
}

/** Euros with their two decimals. */
function amount(euros: number): string {
  return euros.toFixed(2).replace('.', ',');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

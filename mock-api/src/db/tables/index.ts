/** The table of each kind of record. */
import type { Collection } from '../recordTypes.ts';
import type { Tables } from '../schema.ts';
import { categories, movements, pictureFiles, pictures, products, seeded, slugs } from './catalogue.ts';
import { invoiceFiles, invoices, orders, payments } from './orders.ts';
import {
  carts,
  confirmations,
  favorites,
  knownNetworks,
  notifications,
  resets,
  sessions,
  submissions,
  subscribers,
  users,
} from './people.ts';
import { mails, photographs, tickets, withdrawals } from './service.ts';
import { agreedTerms, counters, events, facts, journal, legalTexts, pages, secrets, settings } from './shop.ts';
import type { Table } from './table.ts';

/** Each after those that it refers to. */
const tables = {
  facts,
  settings,
  secrets,
  counters,
  legalTexts,
  pages,
  agreedTerms,
  categories,
  products,
  slugs,
  seeded,
  movements,
  pictures,
  pictureFiles,
  users,
  sessions,
  resets,
  knownNetworks,
  carts,
  favorites,
  orders,
  submissions,
  payments,
  invoices,
  invoiceFiles,
  withdrawals,
  tickets,
  photographs,
  notifications,
  mails,
  journal,
  events,
  // A restore reads them before the subscribers that they confirm.
  confirmations,
  subscribers,
} satisfies { readonly [C in Collection]: { readonly name: keyof Tables } };

/** In the order in which they can be filled. */
export const collections = Object.keys(tables) as readonly Collection[];

/** A documented edge of the types: the list above gives each kind its own. */
export function tableOf<C extends Collection>(collection: C): Table<C> {
  return tables[collection] as unknown as Table<C>;
}

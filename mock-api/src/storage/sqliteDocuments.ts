/** Reads the whole content of an embedded storage as of one moment, also while an API is running. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileName } from './sqliteStorage.ts';
import type { Documents } from './storage.ts';

/** Each collection with its documents, their keys as `id`. */
export type AllDocuments = {
  readonly [C in keyof Documents]: readonly (Documents[C] & { readonly id: string })[];
};

type Entry = readonly [key: string, text: string];

/** Throws when there is no storage in the folder. */
export function readDocuments(dataDir: string): AllDocuments {
  return collectDocuments([...documentPages(dataDir, 1_000)].flat());
}

/** In characters: a page with pictures in it ends earlier. */
export const largestPage = 4_000_000;

/** Documents as JSON by key, `collection/id`, in pages. Throws when there is no storage in the folder. */
export function* documentPages(dataDir: string, size: number): Generator<Entry[]> {
  const file = path.join(dataDir, fileName);
  if (!existsSync(file)) throw new Error(`There is no data of the API in ${dataDir}.`);
  const db = new DatabaseSync(file);
  try {
    let page: Entry[] = [];
    let characters = 0;
    // One statement sees one snapshot, however long reading takes.
    for (const { c, id, doc } of db.prepare('SELECT c, id, doc FROM docs ORDER BY c, id').iterate()) {
      const text = String(doc);
      page.push([`${c}/${id}`, text]);
      characters += text.length;
      if (page.length < size && characters < largestPage) continue;
      yield page;
      page = [];
      characters = 0;
    }
    if (page.length > 0) yield page;
  } finally {
    db.close();
  }
}

/** By collection, in the order in which they are given. */
export function collectDocuments(entries: readonly Entry[]): AllDocuments {
  const all = (collection: keyof Documents) =>
    entries
      .filter(([key]) => key.startsWith(`${collection}/`))
      // A documented edge of the types: the only writer is the storage, which takes the collection's type.
      .map(([key, text]) => ({ id: key.slice(collection.length + 1), ...JSON.parse(text) }));
  return {
    users: all('users'),
    emails: all('emails'),
    sessions: all('sessions'),
    openedSessions: all('openedSessions'),
    carts: all('carts'),
    orders: all('orders'),
    counters: all('counters'),
    submissions: all('submissions'),
    payments: all('payments'),
    knownNetworks: all('knownNetworks'),
    facts: all('facts'),
    products: all('products'),
    idLists: all('idLists'),
    series: all('series'),
    events: all('events'),
    papers: all('papers'),
    pdfs: all('pdfs'),
    slugs: all('slugs'),
    categories: all('categories'),
    pictures: all('pictures'),
    pictureFiles: all('pictureFiles'),
    settings: all('settings'),
    legalTexts: all('legalTexts'),
    agreedTerms: all('agreedTerms'),
    journal: all('journal'),
    movements: all('movements'),
    mails: all('mails'),
    tickets: all('tickets'),
    notifications: all('notifications'),
    favorites: all('favorites'),
    resets: all('resets'),
    withdrawals: all('withdrawals'),
    receipts: all('receipts'),
    subscribers: all('subscribers'),
    confirmations: all('confirmations'),
  };
}

/** Reads all that an embedded storage holds, as it stands at one moment, also beside a running API. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileName } from './sqliteStorage.ts';
import type { Documents } from './storage.ts';

/** Each collection with its documents, their keys as `id`. */
export type AllDocuments = {
  readonly [C in keyof Documents]: readonly (Documents[C] & { readonly id: string })[];
};

/** Throws when there is no storage in the folder. */
export function readDocuments(dataDir: string): AllDocuments {
  const file = path.join(dataDir, fileName);
  if (!existsSync(file)) throw new Error(`There is no data of the API in ${dataDir}.`);
  const db = new DatabaseSync(file);
  try {
    db.exec('BEGIN');
    const select = db.prepare('SELECT id, doc FROM docs WHERE c = ? ORDER BY id');
    const all = (collection: keyof Documents) =>
      // A documented edge of the types: the only writer of the file is the storage, which takes the collection's type.
      select.all(collection).map(({ id, doc }) => ({ id, ...JSON.parse(String(doc)) }));
    return {
      users: all('users'),
      emails: all('emails'),
      sessions: all('sessions'),
      carts: all('carts'),
      orders: all('orders'),
      counters: all('counters'),
      submissions: all('submissions'),
      payments: all('payments'),
      facts: all('facts'),
    };
  } finally {
    db.close();
  }
}

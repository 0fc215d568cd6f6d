/** The embedded storage: SQLite as it comes with the project's Node. One table of JSON documents, one file. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Storage, Transaction } from './storage.ts';

const fileName = 'shop.sqlite';
const busyMilliseconds = 5_000;

/** Opens (or creates) the storage in `dataDir`. Throws when the folder or the file can't be used. */
export function openSqliteStorage(dataDir: string): Storage {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(path.join(dataDir, fileName), { timeout: busyMilliseconds });
  // WAL with FULL: a committed order is on the disk before the customer reads that it is.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec(
    'CREATE TABLE IF NOT EXISTS docs (c TEXT, id TEXT, doc TEXT NOT NULL, PRIMARY KEY (c, id)) STRICT, WITHOUT ROWID',
  );

  const select = db.prepare('SELECT doc FROM docs WHERE c = ? AND id = ?');
  const upsert = db.prepare('INSERT INTO docs VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc');
  const remove = db.prepare('DELETE FROM docs WHERE c = ? AND id = ?');
  const removeAll = db.prepare('DELETE FROM docs');

  const transaction: Transaction = {
    get(collection, id) {
      const row = select.get(collection, id);
      // A documented edge of the types: the only writer of the file is `put`, which takes the collection's type.
      return row && JSON.parse(String(row.doc));
    },
    put(collection, id, document) {
      upsert.run(collection, id, JSON.stringify(document));
    },
    del(collection, id) {
      remove.run(collection, id);
    },
    clear() {
      removeAll.run();
    },
  };

  return {
    async tx(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work(transaction);
        db.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite ends the transaction by itself on some errors (a full disk, for one).
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    async close() {
      db.close();
    },
  };
}

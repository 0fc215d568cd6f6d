/** Brings the tables of a file up to date; those of an older version, which kept documents, are filled from them. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { kyselyOver } from './dialect.ts';
import { executeOn } from './executeOn.ts';
import { fill, type Page } from './fill.ts';
import { migrations } from './migrations.ts';

/** The data of the older version, kept beside the file. */
export const keptName = 'shop.before-tables.sqlite';

/** A start that is broken off begins again at the next one. */
export async function migrateFile(
  db: DatabaseSync,
  file: string,
  report: (message: string) => void = () => {},
): Promise<void> {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, applied TEXT NOT NULL) STRICT');
  const made = new Set(
    db
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => name),
  );
  const missing = migrations.filter(({ name }) => !made.has(name));
  if (missing.length === 0) return;
  const hasDocuments = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'docs'").get() !== undefined;
  if (hasDocuments) keep(db, file, report);
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { name, statements } of missing) {
      for (const statement of statements('sqlite')) db.exec(statement);
      db.prepare('INSERT INTO migrations VALUES (?, ?)').run(name, new Date().toISOString());
    }
    if (hasDocuments) {
      const records = await fill(kyselyOver('sqlite', executeOn(db)), 'sqlite', documentsOf(db));
      for (const table of oldTables(db)) db.exec(`DROP TABLE IF EXISTS ${table}`);
      report(`${records} records stand in tables now.`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function keep(db: DatabaseSync, file: string, report: (message: string) => void): void {
  const kept = file.replace(/[^/\\]+$/, keptName);
  // Of a start that was broken off.
  if (!existsSync(kept)) db.prepare('VACUUM INTO ?').run(kept);
  report(
    `The data of the older version is kept in ${kept}: delete it once the shop is as it was. Its records are moved to tables…`,
  );
}

const pageSize = 1_000;

export async function* documentsOf(db: DatabaseSync): AsyncGenerator<Page> {
  const select = db.prepare('SELECT c, id, doc FROM docs WHERE (c, id) > (?, ?) ORDER BY c, id LIMIT ?');
  let [c, id] = ['', ''];
  for (;;) {
    const rows = select.all(c, id, pageSize);
    const last = rows.at(-1);
    if (!last) return;
    [c, id] = [String(last.c), String(last.id)];
    yield rows.map((row) => [`${row.c}/${row.id}`, String(row.doc)] as const);
  }
}

function oldTables(db: DatabaseSync): string[] {
  const texts = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE text_%'")
    .all();
  return [...texts.map(({ name }) => String(name)), 'listed', 'tallies', 'lists', 'docs'];
}

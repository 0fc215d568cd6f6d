/** Brings the tables of a file up to date; those of an older version, which kept documents, are filled from them. */
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { kyselyOver } from './dialect.ts';
import { executeOn } from './executeOn.ts';
import { fill, type Page, type Pages } from './fill.ts';
import { keptDays, keptUntil, migrations, tablesStep } from './migrations.ts';
import { keepForOwner, syncFile, syncFolder } from './ownFiles.ts';

/** The file of the older version, kept beside the new one. */
export const keptName = 'shop.before-tables.sqlite';
const keptOf = (file: string): string => path.join(path.dirname(file), keptName);

export function migrateFile(db: DatabaseSync): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, applied TEXT NOT NULL) STRICT');
  const made = new Set(
    db
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => name),
  );
  const missing = migrations.filter(({ name }) => !made.has(name));
  if (missing.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { name, statements } of missing) {
      for (const statement of statements('sqlite')) db.exec(statement);
      db.prepare('INSERT INTO migrations VALUES (?, ?)').run(name, new Date().toISOString());
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** With what SQLite has left beside it. */
export function removeFile(file: string): void {
  for (const name of [file, `${file}-journal`]) rmSync(name, { force: true });
}

/** Makes a file with tables and these records; returns how many. It isn't complete until then, and may not be on the disk. */
export async function makeFile(file: string, pages: Pages): Promise<number> {
  removeFile(file);
  keepForOwner(file);
  const db = new DatabaseSync(file);
  try {
    // No fsync is needed: an incomplete file is thrown away.
    db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -64000; PRAGMA secure_delete = ON');
    migrateFile(db);
    db.exec('BEGIN');
    const records = await fill(kyselyOver('sqlite', executeOn(db)), 'sqlite', pages);
    db.exec('COMMIT');
    return records;
  } finally {
    db.close();
  }
}

const holds = (db: DatabaseSync, table: string): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;

/** Whether an older version wrote it. */
export const holdsDocuments = (db: DatabaseSync): boolean => holds(db, 'docs');

/**
 * Puts a file with tables in the place of the open one, and closes that. The new one takes its place once it is complete and on the
 * disk, so that a start that is broken off leaves the old one, and begins again at the next start.
 */
export async function convertFile(db: DatabaseSync, file: string, report: (message: string) => void): Promise<void> {
  const part = `${file}.part`;
  report(`${file} is of an older version: its records are moved to tables…`);
  try {
    // So that everything is in the file itself, and no log of it is left for the new one.
    if (db.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode !== 'delete') {
      throw new Error('another program reads it: end that one');
    }
    const state = holds(db, 'state') ? db.prepare('SELECT storage, commits FROM state').get() : undefined;
    const records = await makeFile(part, documentsOf(db));
    if (state) copyState(part, String(state.storage), Number(state.commits));
    await syncFile(part);
    db.close();
    const kept = keptOf(file);
    keep(file, kept);
    renameSync(part, file);
    await syncFolder(path.dirname(file));
    report(
      `${records} records stand in tables now. The file of the older version is kept as ${kept}, with everything about people who are ` +
        `erased later: delete it once the shop is as it was; after ${keptDays} days the API does.`,
    );
  } catch (error) {
    removeFile(part);
    throw error;
  }
}

/** It goes on counting its writes: the mark beside it tells when some are missing. */
function copyState(file: string, storage: string, commits: number): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(stateTable);
    db.prepare('INSERT INTO state VALUES (1, ?, ?)').run(storage, commits);
  } finally {
    db.close();
  }
}

/** Which storage a file is, and how often it was written to. */
export const stateTable =
  'CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), storage TEXT NOT NULL, commits INTEGER NOT NULL) STRICT';

function keep(file: string, kept: string): void {
  rmSync(kept, { force: true });
  try {
    linkSync(file, kept);
  } catch {
    // Not every disk can give a file two names.
    copyFileSync(file, `${kept}.part`);
    renameSync(`${kept}.part`, kept);
  }
}

/** Deletes the file of the older version `keptDays` after the conversion. */
export function dropKept(db: DatabaseSync, file: string, now: Date): void {
  const kept = keptOf(file);
  if (!existsSync(kept)) return;
  const step = db.prepare('SELECT applied FROM migrations WHERE name = ?').get(tablesStep);
  if (step && now >= keptUntil(new Date(String(step.applied)))) rmSync(kept);
}

const pageSize = 1_000;
/** In characters: a page with pictures in it ends earlier. */
const maxPageCharacters = 4_000_000;

export async function* documentsOf(db: DatabaseSync): AsyncGenerator<Page> {
  let page: (readonly [string, string])[] = [];
  let characters = 0;
  for (const { c, id, doc } of db.prepare('SELECT c, id, doc FROM docs ORDER BY c, id').iterate()) {
    const text = String(doc);
    page.push([`${c}/${id}`, text]);
    characters += text.length;
    if (page.length < pageSize && characters < maxPageCharacters) continue;
    yield page;
    page = [];
    characters = 0;
  }
  if (page.length > 0) yield page;
}

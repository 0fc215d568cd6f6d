/**
 * Copies a whole shop: between the folder of the embedded storage, a database and a backup file, each way in one pass and in
 * constant memory. A copy is complete or not made at all. The line format of all of them is defined here.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from './database.ts';
import { lockData } from './dataLock.ts';
import { type Db, kyselyOver } from './dialect.ts';
import { executeOn } from './executeOn.ts';
import { fill, type Page, type Pages } from './fill.ts';
import { documentsOf, holdsDocuments, makeFile, removeFile } from './migrateFile.ts';
import { isFilled, syncFile, syncFolder } from './ownFiles.ts';
import { readPage } from './records.ts';
import { fileName, markName } from './sqlite.ts';
import { collections } from './tables/index.ts';

/** The suffix of backups: git and Docker ignore such files, which hold addresses and password hashes. */
export const backupEnding = '.ndjson.gz';
const format = 'maison-nuee-backup';
/** Of the backups that this program writes; older programs refuse them. It reads all versions up to this one (`fill.ts`). */
const version = 3;
/** Of a backup's lines. */
const pageSize = 1_000;
/** In characters: a page with pictures in it ends earlier. */
const maxPageCharacters = 4_000_000;
/** Small, since each record may be a picture file. */
const readAtOnce = 200;

/** Everything, in an order in which it can be filled in. */
async function* recordPages(db: Db): Pages & AsyncGenerator<Page> {
  for (const collection of collections) {
    for (let after: string | undefined; ; ) {
      const records = await readPage(db, collection, after, readAtOnce);
      if (records.length === 0) break;
      yield records.map(({ id, record }) => [`${collection}/${id}`, JSON.stringify(record)] as const);
      after = records.at(-1)?.id;
    }
  }
}

/** The content of the folder as of one moment, also while an API is running. Throws when there is nothing. */
export async function* folderPages(dataDir: string): Pages & AsyncGenerator<Page> {
  const file = path.join(dataDir, fileName);
  if (!existsSync(file)) throw new Error(`There is no data of the API in ${dataDir}.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    // One snapshot, however long reading takes.
    db.exec('BEGIN');
    for await (const page of holdsDocuments(db) ? documentsOf(db) : recordPages(kyselyOver('sqlite', executeOn(db)))) {
      yield page;
      // Reading SQLite is synchronous: yields to the event loop between two pages.
      await nextTurn();
    }
  } finally {
    db.close();
  }
}

/** The content of the database as of one moment, also while APIs are running. */
export async function readDatabase(database: Database, take: (pages: Pages) => Promise<number>): Promise<number> {
  return database.transaction(async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return take(recordPages(kyselyOver('postgres', (query) => sql.query(query.sql, query.parameters))));
  });
}

/**
 * Writes a backup: gzipped lines of JSON, first a header, then one `[key, record]` per line, last their count and the
 * SHA-256 of all lines before it. Only its owner may read it. The file is there once it is complete and on the disk.
 * Returns how many records it holds.
 */
export async function writeBackup(file: string, pages: Pages): Promise<number> {
  const part = `${file}.part`;
  const digest = createHash('sha256');
  let documents = 0;
  const checked = (text: string) => {
    digest.update(text);
    return text;
  };
  try {
    await pipeline(
      async function* () {
        yield checked(`${JSON.stringify({ format, version, at: new Date().toISOString() })}\n`);
        for await (const page of pages) {
          documents += page.length;
          yield checked(page.map(([key, text]) => `[${JSON.stringify(key)},${text}]\n`).join(''));
        }
        yield `${JSON.stringify({ documents, sha256: digest.digest('hex') })}\n`;
      },
      createGzip({ level: 1 }),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    renameSync(part, file);
    await syncFolder(path.dirname(file));
    return documents;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(part, { force: true });
    throw error;
  }
}

/** The content of a backup. Throws one sentence, at the end at the latest, when the file is incomplete. */
export async function* backupPages(file: string): Pages {
  const broken = (what: string) => new Error(`${file} ${what}: take another backup.`);
  const digest = createHash('sha256');
  const source = createReadStream(file);
  const text = createGunzip();
  // Errors of the file reach the reader of the lines.
  source.once('error', (error) => text.destroy(error));
  const failed = new Promise<never>((_, fail) =>
    text.once('error', (error) => fail(broken(`can't be read (${error.message})`))),
  );
  failed.catch(() => {});
  const lines = createInterface({ input: source.pipe(text), crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  let page: (readonly [string, string])[] = [];
  let characters = 0;
  let documents = 0;
  let end: { documents?: unknown; sha256?: unknown } | undefined;
  for (let first = true; ; first = false) {
    const { done, value } = await Promise.race([lines.next(), failed]);
    if (done) break;
    if (end) throw broken('goes on after its end');
    const entry =
      parseLine(value) ??
      (() => {
        throw broken('has a line that is no JSON');
      })();
    if (first) {
      if (!isRecord(entry) || entry.format !== format) throw broken('is no backup of this shop');
      if (Number(entry.version) > version)
        throw new Error(`${file} was written by a newer version: restore it with that one.`);
    } else if (Array.isArray(entry)) {
      const [key, record] = entry;
      page.push([String(key), JSON.stringify(record)]);
      characters += value.length;
      documents += 1;
    } else if (isRecord(entry)) {
      end = entry;
      continue;
    }
    digest.update(`${value}\n`);
    if (page.length === pageSize || characters >= maxPageCharacters) {
      yield page;
      page = [];
      characters = 0;
    }
  }
  if (page.length > 0) yield page;
  if (!end) throw broken('ends too early');
  if (end.documents !== documents || end.sha256 !== digest.digest('hex'))
    throw broken('was changed: its checksum is wrong');
}

/**
 * Fills a new embedded storage; returns how many records. Throws one sentence when the folder holds a shop or an API uses it, and
 * leaves nothing then.
 */
export async function fillFolder(dataDir: string, pages: Pages): Promise<number> {
  const file = path.join(dataDir, fileName);
  const unlock = lockData(dataDir);
  const part = `${file}.part`;
  try {
    if (isFilled(file))
      throw new Error(`There is data of an API in ${dataDir}: choose another folder, or move ${file} away.`);
    const documents = await makeFile(part, pages);
    if (documents === 0) throw new Error('There is nothing to restore.');
    await syncFile(part);
    // The mark of an earlier storage doesn't apply to this one.
    rmSync(path.join(dataDir, markName), { force: true });
    renameSync(part, file);
    await syncFolder(dataDir);
    return documents;
  } catch (error) {
    removeFile(part);
    throw error;
  } finally {
    unlock();
  }
}

/**
 * Fills a database that has its tables and nothing in them, in one transaction; returns how many records. Throws one sentence when
 * it holds something.
 */
export async function fillDatabase(database: Database, pages: Pages): Promise<number> {
  return database.transaction(async (sql) => {
    const there = await sql.query('SELECT id FROM facts LIMIT 1');
    if (there.length > 0)
      throw new Error('The database holds something already: create an empty one, and run npm run api:migrate on it.');
    // An API that fills it at the same time writes the same facts: one of the two is refused.
    const db = kyselyOver('postgres', (query) => sql.query(query.sql, query.parameters));
    const documents = await fill(db, 'postgres', pages);
    if (documents === 0) throw new Error('There is nothing to restore.');
    return documents;
  });
}

/**
 * Copies the content of the folder into the database, passed through `through`; no API may use the folder at the same
 * time.
 */
export async function importFolder(
  dataDir: string,
  database: Database,
  through: (pages: Pages) => Pages = (pages) => pages,
): Promise<number> {
  if (!existsSync(path.join(dataDir, fileName))) throw new Error(`There is no data of the API in ${dataDir}.`);
  const unlock = lockData(dataDir);
  try {
    return await fillDatabase(database, through(folderPages(dataDir)));
  } finally {
    unlock();
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

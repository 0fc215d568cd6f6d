import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillStorage } from '../bench/customers.ts';
import { exportDatabase, exportSeed } from '../exportSeed.ts';
import { startApi } from '../server.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { exportFile, importFile } from './copies.ts';
import type { Database } from './database.ts';
import { readDocuments } from './sqliteDocuments.ts';
import { openSqliteStorage } from './sqliteStorage.ts';

let engine: Engine;
let database: Database;
let source: string;
let tokens: string[];

beforeAll(async () => {
  engine = await createEngine();
  if (typeof engine.options.database === 'object') database = engine.options.database;
  source = path.join(engine.dataDir, 'source');
  tokens = await fillStorage(openSqliteStorage(source), 20, 3_000);
});
beforeEach(() => database.query('DELETE FROM documents'));
afterAll(() => engine.close());

/** The database as it breaks off after some pages. */
const breakingAfter = (pages: number): Database => {
  let left = pages;
  return {
    ...database,
    query(text, values) {
      if (text.startsWith('INSERT') && left-- <= 0) throw new Error('killed');
      return database.query(text, values);
    },
  };
};
const readCart = async (token: string) => {
  const api = await startApi({ ...engine.options, port: 0 });
  const response = await fetch(`${api.url}/api/cart`, { headers: { Authorization: `Bearer ${token}` } });
  await api.close();
  return response.status;
};

test('a shop moves into a database and back, and loses nothing', async () => {
  const original = readDocuments(source);
  const count = Object.values(original).reduce((sum, documents) => sum + documents.length, 0);
  expect(await importFile(source, database)).toBe(count);
  expect(await readCart(tokens[7] ?? '')).toBe(200);
  expect(await exportDatabase(database)).toEqual(exportSeed(source));

  const back = path.join(engine.dataDir, 'back');
  expect(await exportFile(database, back)).toBe(count);
  expect(readDocuments(back)).toEqual(original);
  await expect(exportFile(database, back)).rejects.toThrow(
    `There is data of an API in ${back}: choose another folder.`,
  );
});

test('broken off half-way it is no shop that an API starts on, and begun again it loses nothing', async () => {
  await expect(importFile(source, breakingAfter(4))).rejects.toThrow('killed');
  await expect(startApi({ ...engine.options, port: 0 })).rejects.toThrow('An import has not come to its end');
  const progress: number[] = [];
  await importFile(source, database, (done) => progress.push(done));
  expect(progress.length).toBeGreaterThan(4);
  expect(await exportDatabase(database)).toEqual(exportSeed(source));
  expect(await readCart(tokens[0] ?? '')).toBe(200);
});

test('a database that holds a shop is not overwritten', async () => {
  await importFile(source, database);
  await expect(importFile(source, database)).rejects.toThrow('The database holds a shop already');
});

test('a database that holds something else is found out at the end', async () => {
  await database.query(`INSERT INTO documents VALUES ('carts/stranger', '{"lines":[]}')`);
  await expect(importFile(source, database)).rejects.toThrow(/The database holds \d+ documents, the folder \d+/);
  await expect(startApi({ ...engine.options, port: 0 })).rejects.toThrow('An import has not come to its end');
});

test('a folder without data, and one that an API uses, are refused with one sentence', async () => {
  const nowhere = path.join(engine.dataDir, 'nowhere');
  await expect(importFile(nowhere, database)).rejects.toThrow(`There is no data of the API in ${nowhere}.`);
  const api = await startApi({ port: 0, dataDir: source });
  await expect(importFile(source, database)).rejects.toThrow('Another API uses the data');
  await api.close();
});

/** Where SQLite and PostgreSQL differ, one function each. */
import { channel } from 'node:diagnostics_channel';
import {
  type CompiledQuery,
  type Expression,
  Kysely,
  type Dialect as KyselyDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Tables } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

export type Db = Kysely<Tables>;
/** Tables and rows whose names are known only when the query is made. */
export type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
export type AnyRows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;

/** Runs one statement, and returns its rows. */
export type Execute = (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<readonly unknown[]>;

/** Tells each statement to those who listen: a test counts them. */
export const statements = channel('nuee:statements');

/** A builder of queries for the dialect; its statements run through `execute`, one by one. Transactions are the caller's. */
export function kyselyOver(dialect: Dialect, execute: Execute): Db {
  const connection = {
    // A documented edge of the types: the rows are what the query selects.
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      statements.publish(query.sql);
      return { rows: (await execute(query)) as R[] };
    },
    streamQuery: (): never => {
      throw new Error('Pages are read instead.');
    },
  };
  const refuse = async (): Promise<never> => {
    throw new Error('The storage begins and ends transactions.');
  };
  const driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  };
  const parts: Pick<KyselyDialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'> =
    dialect === 'sqlite'
      ? {
          createAdapter: () => new SqliteAdapter(),
          createIntrospector: (db) => new SqliteIntrospector(db),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        }
      : {
          createAdapter: () => new PostgresAdapter(),
          createIntrospector: (db) => new PostgresIntrospector(db),
          createQueryCompiler: () => new PostgresQueryCompiler(),
        };
  return new Kysely<Tables>({ dialect: { ...parts, createDriver: () => driver } });
}

/** The types of columns. Texts compare by their bytes on both. */
export const columnTypes = {
  sqlite: { text: 'TEXT', whole: 'INTEGER', number: 'REAL', bytes: 'BLOB' },
  postgres: { text: 'text COLLATE "C"', whole: 'bigint', number: 'double precision', bytes: 'bytea' },
} as const satisfies Record<Dialect, Record<'text' | 'whole' | 'number' | 'bytes', string>>;

/** Lets rows come before those that they refer to, until the end of the transaction. */
export const deferReferences: Readonly<Record<Dialect, string>> = {
  sqlite: 'PRAGMA defer_foreign_keys = ON',
  postgres: 'SET CONSTRAINTS ALL DEFERRED',
};

/** The tables that are searched: their `search` holds folded words, each after two spaces (`searchText`). */
export const searchedTables = ['orders', 'products', 'users', 'tickets', 'mails', 'journal', 'withdrawals'] as const;
export type SearchedTable = (typeof searchedTables)[number];

/** Statements that make the index of a search by any three letters. */
export function searchIndex(dialect: Dialect, table: SearchedTable): string[] {
  if (dialect === 'postgres') return [`CREATE INDEX ${table}_search ON ${table} USING gin (search gin_trgm_ops)`];
  const index = `${table}_search`;
  const leave = `INSERT INTO ${index} (${index}, rowid, search) VALUES ('delete', old.n, old.search);`;
  const enter = `INSERT INTO ${index} (rowid, search) VALUES (new.n, new.search);`;
  return [
    `CREATE VIRTUAL TABLE ${index} USING fts5 (search, content='${table}', content_rowid='n', tokenize='trigram', detail='full')`,
    // What is deleted must be in no byte of the file.
    `INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`,
    `CREATE TRIGGER ${index}_made AFTER INSERT ON ${table} BEGIN ${enter} END`,
    `CREATE TRIGGER ${index}_gone AFTER DELETE ON ${table} BEGIN ${leave} END`,
    `CREATE TRIGGER ${index}_changed AFTER UPDATE OF search ON ${table} WHEN old.search <> new.search BEGIN ${leave} ${enter} END`,
  ];
}

/** The condition that a row has all parts of a search, compared in each row that is read. Parts have at least three characters. */
export function hasParts(dialect: Dialect, parts: readonly string[]): Expression<SqlBool> {
  const conditions = parts.map(
    (part): RawBuilder<SqlBool> =>
      dialect === 'sqlite'
        ? sql`instr(search, ${part}) > 0`
        : sql`search LIKE ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}

/** The rows of the table that have all parts, found by the index one after the other: who needs a few of very many waits for those only. */
export function rowsWithParts(
  tables: AnyTables,
  dialect: Dialect,
  table: SearchedTable,
  parts: readonly string[],
): AnyRows {
  if (dialect === 'postgres') return tables.selectFrom(table).where(hasParts(dialect, parts));
  const index = `${table}_search`;
  const words = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
  return (
    tables
      .selectFrom(index)
      // To SQLite the word also means: in this order.
      .crossJoin(table)
      .where(sql<SqlBool>`${sql.ref(`${index}.rowid`)} = n`)
      .where(sql<SqlBool>`${sql.table(index)} MATCH ${words}`)
  );
}

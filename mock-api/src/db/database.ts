/** A PostgreSQL database, or one that speaks its protocol: the pooled connections that the storage works with. */
import pg from 'pg';

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Whole numbers, and sums of them, are numbers: no figure of a shop is beyond 2^53. */
const numeric: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numeric.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
};

export interface Sql {
  query(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** `query` is one statement on its own. */
export interface Database extends Sql {
  /** Runs `work` on one connection between BEGIN (READ COMMITTED) and COMMIT, or ROLLBACK when it rejects. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const maxConnections = 10;
const connectionMilliseconds = 3_000;
/** Also limits the wait for a lock. */
const statementMilliseconds = 5_000;

/** Connects on the first query. @param url such as `postgres://shop:secret@db.internal:5432/shop`. */
export function connectDatabase(url: string): Database {
  return connect(url, {
    application_name: 'maison-nuee-api',
    max: maxConnections,
    statement_timeout: statementMilliseconds,
    // A process that hangs in the middle of a transaction loses its locks.
    idle_in_transaction_session_timeout: 2 * statementMilliseconds,
    // Detects a connection whose other end disappeared without closing it.
    query_timeout: 2 * statementMilliseconds,
  });
}

/** The same for maintenance commands, without a time limit: a full copy or index may take long. */
export function connectForUpkeep(url: string): Database {
  return connect(url, { application_name: 'maison-nuee-upkeep', max: 1, statement_timeout: 0 });
}

function connect(url: string, options: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionMilliseconds,
    keepAlive: true,
    types,
    ...options,
  });
  // The pool removes an idle connection that breaks; nothing else has to be done.
  pool.on('error', () => {});
  // The pool doesn't listen to a connection in use, and an unhandled error event ends the process. Its next statement fails anyway.
  pool.on('connect', (client) => void client.on('error', () => {}));

  return {
    query: async (text, values) => (await pool.query(text, values && [...values])).rows,
    async transaction(work) {
      const client = await pool.connect();
      let broken = true;
      try {
        await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
        const result = await work({
          query: async (text, values) => (await client.query(text, values && [...values])).rows,
        });
        await client.query('COMMIT');
        broken = false;
        return result;
      } catch (error) {
        broken = await client.query('ROLLBACK').then(
          () => false,
          () => true,
        );
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** The SQLSTATE of a refusal by the database; `undefined` when it could not be reached. */
export function sqlState(error: unknown): string | undefined {
  const refused = error instanceof Error && 'severity' in error && 'code' in error;
  return refused ? String(error.code) : undefined;
}

const conflicts: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '23505']);

/** Whether it failed because of a concurrent transaction (serialisation, deadlock, duplicate key) and can be retried. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(sqlState(error));
}

/** Whether the database is temporarily unavailable. */
export function isAway(error: unknown): boolean {
  const state = sqlState(error);
  // Connection, resources, an operator (including a statement timeout), the system; a standby that accepts no writes
  // yet.
  return state === undefined || /^(08|53|57|58|25006)/.test(state);
}

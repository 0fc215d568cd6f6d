/** PostgreSQL: each transaction is one of the database's. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, isAway, isConflict, maxConnections, type Sql } from './database.ts';
import { type Db, kyselyOver } from './dialect.ts';
import { dropKept } from './migrate.ts';
import { reason, type Storage, StorageAway, StorageFailure, storageOver } from './storage.ts';

/** Transactions may wait for each other; some connections are left to reads. */
const maxTransactions = maxConnections - 2;
const maxTries = 30;
const maxPause = 100;

export interface PostgresStorageOptions {
  /** Called when the database becomes unreachable, and when it is back. */
  report?: (message: string) => void;
}

/** @param database with all migrations applied (`migrate`). It is closed with the storage. */
export function openPostgresStorage(
  database: Database,
  { report = (message) => console.error(message) }: PostgresStorageOptions = {},
): Storage {
  const running = new Set<Promise<unknown>>();
  const inTurn = createTurns(maxTransactions);
  let closed = false;
  let away = false;

  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (closed) throw new StorageFailure('it is closed');
    const answer = ask();
    running.add(answer);
    try {
      const result = await answer;
      if (away) report('The database is back.');
      away = false;
      return result;
    } catch (error) {
      if (error instanceof Refused) throw error.cause;
      if (!isAway(error)) throw error;
      const failure = error instanceof StorageAway ? error : new StorageAway(error);
      if (!away) report(failure.message);
      away = true;
      throw failure;
    } finally {
      running.delete(answer);
    }
  };

  return storageOver({
    dialect: 'postgres',
    db: kyselyOver('postgres', ({ sql, parameters }) => asked(() => database.query(sql, parameters))),
    transaction: (work) => asked(() => inTurn(() => retried(() => database.transaction((sql) => runIn(sql, work))))),
    dropKept: (now) =>
      asked(() => dropKept(database, now)).catch((error: unknown) => {
        if (error instanceof StorageFailure) throw error;
        report(`The records of the older version can’t be dropped (${reason(error)}): drop them by hand.`);
      }),
    async close() {
      closed = true;
      await Promise.allSettled(running);
      await database.close();
    },
  });
}

/** At most so many at once; the others wait here for as long as it takes. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (taken < most) taken += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}

/** What `work` itself has thrown: the transaction is undone, and the database is well. */
class Refused extends Error {}

async function runIn<T>(sql: Sql, work: (db: Db) => Promise<T>): Promise<T> {
  let failure: unknown;
  const db = kyselyOver('postgres', async (query) => {
    try {
      return await sql.query(query.sql, query.parameters);
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  try {
    return await work(db);
  } catch (error) {
    throw error === failure ? error : new Refused('', { cause: error });
  }
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === maxTries) throw new StorageAway(error);
      await wait(Math.random() * Math.min(maxPause, 2 ** tries));
    }
  }
}

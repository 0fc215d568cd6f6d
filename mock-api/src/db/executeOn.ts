import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Execute } from './dialect.ts';

/** How many statements a connection keeps compiled. */
const keptStatements = 500;

/** Runs the statements of a query builder on the connection. */
export function executeOn(db: DatabaseSync): Execute {
  const kept = new Map<string, StatementSync>();
  return async ({ sql, parameters }) => {
    let statement = kept.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      if (kept.size >= keptStatements) kept.clear();
      kept.set(sql, statement);
    }
    // A documented edge of the types: the tables write nothing but these.
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return statement.all(...values);
    statement.run(...values);
    return [];
  };
}

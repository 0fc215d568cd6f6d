import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Execute } from './dialect.ts';

/** How many statements a connection keeps compiled. */
const keptStatements = 500;

/** Runs the statements of a query builder on the connection. */
export function executeOn(db: DatabaseSync): Execute {
  const kept = new Map<string, { readonly statement: StatementSync; readonly hasRows: boolean }>();
  return async ({ sql, parameters }) => {
    let prepared = kept.get(sql);
    if (!prepared) {
      const statement = db.prepare(sql);
      prepared = { statement, hasRows: statement.columns().length > 0 };
      if (kept.size >= keptStatements) kept.clear();
      kept.set(sql, prepared);
    }
    // A documented edge of the types: the tables write nothing but these.
    const values = parameters as SQLInputValue[];
    if (prepared.hasRows) return prepared.statement.all(...values);
    prepared.statement.run(...values);
    return [];
  };
}

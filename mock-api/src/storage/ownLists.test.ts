import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { createListTables, openSqliteLists } from './sqliteLists.ts';

/** The plan of each query that lists a customer's orders with these words, as SQLite tells it. */
function plansOf(q: string): string[] {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE docs (c TEXT NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, UNIQUE (c, id)) STRICT');
  createListTables(db);
  const lists = openSqliteLists(db);
  const prepare = vi.spyOn(db, 'prepare');
  lists.list({ collection: 'orders', where: { owner: 'her' }, q, sort: 'total', limit: 10 });
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const plans = statements.map((sql) => {
    const values = Array.from({ length: sql.split('?').length - 1 }, () => 1);
    return db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map(({ detail }) => String(detail))
      .join('\n');
  });
  db.close();
  return plans;
}

test.each(['', 'exemple.fr camille'])(
  'a search for « %s » in a customer’s list reads her rows, and nobody else’s',
  (q) => {
    const plans = plansOf(q);
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(/SEARCH l USING (?:COVERING )?INDEX listed_owner \(c=\? AND owner=\?\)/);
      expect(plan).not.toContain('text_orders');
    }
  },
);

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { kyselyOver } from '../db/dialect.ts';
import { executeOn } from '../db/executeOn.ts';
import { migrateFile } from '../db/migrateFile.ts';
import { listPage } from './list.ts';

/** What SQLite reads for each statement of a customer's list with these words. */
async function plansOf(q: string): Promise<string[]> {
  const file = new DatabaseSync(':memory:');
  await migrateFile(file, ':memory:');
  const execute = executeOn(file);
  const plans: string[] = [];
  const db = kyselyOver('sqlite', async (query) => {
    const plan = await execute({ ...query, sql: `EXPLAIN QUERY PLAN ${query.sql}` });
    plans.push((plan as { detail: string }[]).map(({ detail }) => detail).join('\n'));
    return execute(query);
  });
  await listPage(db, 'sqlite', { collection: 'orders', where: { owner: 'her' }, q, sort: 'total', limit: 10 });
  file.close();
  return plans;
}

test.each(['', 'exemple.fr camille'])(
  'a search for « %s » in a customer’s list reads her rows, and nobody else’s',
  async (q) => {
    const plans = await plansOf(q);
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(/SEARCH orders USING (?:COVERING )?INDEX orders_user \(user_id=\?\)/);
      expect(plan).not.toContain('orders_search');
    }
  },
);

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { kyselyOver } from '../db/dialect.ts';
import { executeOn } from '../db/executeOn.ts';
import { migrateFile } from '../db/migrateFile.ts';
import { isNumeric, type ListedCollection, type ListQuery, listPage, type SortKey } from './list.ts';

/** What SQLite reads for each statement of a list. */
async function plansOf(query: ListQuery<ListedCollection>): Promise<string[]> {
  const file = new DatabaseSync(':memory:');
  migrateFile(file);
  const execute = executeOn(file);
  const plans: string[] = [];
  const db = kyselyOver('sqlite', async (statement) => {
    const plan = await execute({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` });
    plans.push((plan as { detail: string }[]).map(({ detail }) => detail).join('\n'));
    return execute(statement);
  });
  await listPage(db, 'sqlite', query);
  file.close();
  return plans;
}

test.each(['', 'exemple.fr camille'])(
  'a search for « %s » in a customer’s list reads her rows, and nobody else’s',
  async (q) => {
    const plans = await plansOf({ collection: 'orders', where: { owner: 'her' }, q, sort: 'total', limit: 10 });
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toMatch(/SEARCH orders USING (?:COVERING )?INDEX orders_user \(user_id=\?\)/);
      expect(plan).not.toContain('orders_search');
    }
  },
);

const sorts: [ListedCollection, SortKey[]][] = [
  ['orders', ['createdAt', 'number', 'name', 'total', 'statusPlace', 'paymentPlace']],
  ['products', ['createdAt', 'name', 'category', 'price', 'currentPrice', 'stock', 'status']],
  ['users', ['createdAt', 'name', 'role', 'lastLogin', 'status']],
  ['tickets', ['createdAt', 'subject', 'name', 'updatedAt', 'statusPlace']],
  ['withdrawals', ['createdAt', 'number', 'name']],
  ['subscribers', ['createdAt']],
];

test.each(sorts.flatMap(([collection, keys]) => keys.map((sort) => ({ collection, sort }))))(
  'the $collection by $sort are read along an index',
  async ({ collection, sort }) => {
    const key = isNumeric(sort) ? 1 : 'x';
    const plans = await plansOf({ collection, sort, limit: 10, after: { key, id: 'x' }, isUncounted: true });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/^SEARCH \w+ USING (?:COVERING )?INDEX/);
    expect(plans[0]).not.toContain('B-TREE');
  },
);

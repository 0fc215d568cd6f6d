/** Numbers that follow each other. */
import { sql } from 'kysely';
import type { Reader, Transaction } from './tables/table.ts';

/** The next number of the series, from 1. There are no gaps: a transaction that fails uses no number. */
export async function nextNumber(t: Transaction, series: string): Promise<number> {
  const [row] = await t.query((db) =>
    db
      .insertInto('counters')
      .values({ id: series, last: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ last: sql`counters.last + 1` }))
      .returning('last')
      .execute(),
  );
  return row?.last ?? 0;
}

/** 0 before the first one. */
export async function lastNumber(t: Reader, series: string): Promise<number> {
  const [row] = await t.query((db) => db.selectFrom('counters').select('last').where('id', '=', series).execute());
  return row?.last ?? 0;
}

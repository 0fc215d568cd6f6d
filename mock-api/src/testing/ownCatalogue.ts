import type { Transaction } from '../db/storage.ts';

/** The catalogue of the demonstration as if an owner had changed each product: it stays in service. */
export async function ownCatalogue(t: Transaction): Promise<void> {
  await t.query((db) =>
    db
      .updateTable('products')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', db.selectFrom('seeded_products').select('id'))
      .execute(),
  );
}

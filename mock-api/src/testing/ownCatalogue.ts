import type { Transaction } from '../storage/storage.ts';

/** The catalogue of the demonstration as if an owner had changed each product: it stays in service. */
export function ownCatalogue(t: Transaction): void {
  for (const id of t.get('idLists', 'seeded')?.ids ?? []) {
    const product = t.get('products', id);
    if (product) t.put('products', id, { ...product, version: product.version + 1 });
  }
}

import type { Collection, Storage } from '../db/storage.ts';

/** The same storage, which wakes a worker after each transaction that put something into its collection. */
export function wakingStorage(storage: Storage, wakes: Readonly<Partial<Record<Collection, () => void>>>): Storage {
  return {
    ...storage,
    async tx(work) {
      const put = new Set<Collection>();
      const result = await storage.tx(async (t) => {
        // It may be run again.
        put.clear();
        return work({
          ...t,
          async put(collection, id, record) {
            put.add(collection);
            await t.put(collection, id, record);
          },
          async add(collection, id, record) {
            put.add(collection);
            await t.add(collection, id, record);
          },
        });
      });
      for (const collection of put) wakes[collection]?.();
      return result;
    },
  };
}

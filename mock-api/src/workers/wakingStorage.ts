import type { Collection, Storage } from '../storage/storage.ts';

/** The same storage, which wakes a worker after each transaction that put something into its collection. */
export function wakingStorage(storage: Storage, wakes: Readonly<Partial<Record<Collection, () => void>>>): Storage {
  return {
    ...storage,
    async tx(work) {
      const put = new Set<Collection>();
      const result = await storage.tx((t) => {
        // It may be run again.
        put.clear();
        return work({
          ...t,
          put(collection, id, document) {
            put.add(collection);
            t.put(collection, id, document);
          },
        });
      });
      for (const collection of put) wakes[collection]?.();
      return result;
    },
  };
}

import { folderPages } from '../db/copies.ts';
import type { Collection, Records } from '../db/recordTypes.ts';

/** The records of a folder, with their keys as `id`. */
export type AllRecords = <C extends Collection>(collection: C) => readonly (Records[C] & { readonly id: string })[];

/** Reads the whole folder, also while an API is running. */
export async function allRecords(dataDir: string): Promise<AllRecords> {
  const all = new Map<string, { id: string }[]>();
  for await (const page of folderPages(dataDir)) {
    for (const [key, text] of page) {
      const slash = key.indexOf('/');
      const collection = key.slice(0, slash);
      const records = all.get(collection) ?? [];
      records.push({ id: key.slice(slash + 1), ...JSON.parse(text) });
      all.set(collection, records);
    }
  }
  // A documented edge of the types: each record is written as one of its collection.
  return (collection) => (all.get(collection) ?? []) as never;
}

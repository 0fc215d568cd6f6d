/** The largest page that the API answers. */
const pageSize = '100';

/** Reads a list page by page to its end. */
export async function wholeList<Item>(
  readPage: (query: Record<string, string>) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let after: string | null = null;
  do {
    const page: { items: Item[]; next: string | null } = await readPage({ limit: pageSize, ...(after && { after }) });
    all.push(...page.items);
    after = page.next;
  } while (after !== null);
  return all;
}

/** What an app needs of `localStorage` and `sessionStorage`. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One in memory, for server rendering, tests and browsers that offer none. */
export function createMemoryStorage(): KeptStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * The browser's storage. What it refuses is kept in memory until the page is closed: where cookies are blocked even asking for it
 * throws, and where it is full writing does.
 *
 * @param open `() => localStorage`, since the name alone may throw.
 */
export function createKeptStorage(open: () => KeptStorage): KeptStorage {
  const memory = createMemoryStorage();
  const browser = attempt(open);
  if (!browser) return memory;
  return {
    getItem: (key) => memory.getItem(key) ?? attempt(() => browser.getItem(key)) ?? null,
    setItem(key, value) {
      try {
        browser.setItem(key, value);
        memory.removeItem(key);
      } catch {
        // An older value must not come back with the next page.
        attempt(() => browser.removeItem(key));
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt(() => browser.removeItem(key));
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

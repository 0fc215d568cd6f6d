import type { KeptStorage } from '@nuee/ui/keptStorage';
import { atom, type createStore } from 'jotai';
import { storageKeys } from './storageKeys.ts';

type Store = ReturnType<typeof createStore>;

/** Who is logged in. `unknown` until the browser's storage has been read: on the server and during hydration. */
export type Session = { status: 'unknown' } | { status: 'guest' } | { status: 'customer'; email: string; name: string };

export const sessionAtom = atom<Session>({ status: 'unknown' });

const { token, role, email, name } = storageKeys;
const keys = { token, role, email, name };

export interface SessionState {
  /** The bearer token, or null for a guest. Read from the storage each time, since another tab may have changed it. */
  token(): string | null;
  /** Reads the session from the storage. */
  refresh(): void;
  begin(customer: { token: string; email: string; name: string }): void;
  rename(name: string): void;
  end(): void;
}

/** The customer's session in the browser's storage (section 3 names the keys). */
export function createSession({ store, storage }: { store: Store; storage: KeptStorage }): SessionState {
  const refresh = (): void => {
    store.set(
      sessionAtom,
      storage.getItem(keys.token)
        ? {
            status: 'customer',
            email: storage.getItem(keys.email) ?? '',
            name: storage.getItem(keys.name) ?? '',
          }
        : { status: 'guest' },
    );
  };

  return {
    token: () => storage.getItem(keys.token),
    refresh,
    begin: ({ token, email, name }) => {
      storage.setItem(keys.token, token);
      storage.setItem(keys.role, 'user');
      storage.setItem(keys.email, email);
      storage.setItem(keys.name, name);
      refresh();
    },
    rename: (name) => {
      storage.setItem(keys.name, name);
      refresh();
    },
    end: () => {
      for (const key of Object.values(keys)) storage.removeItem(key);
      refresh();
    },
  };
}

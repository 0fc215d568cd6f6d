import { createOrderFigures, createOrderListing, createProductListing, createUserListing } from '@nuee/domain';
import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { createAhead } from './state/ahead.ts';
import { createRecords, type Source } from './state/records.ts';
import { createSession, type SessionStorage } from './state/session.ts';
import { createToasts } from './state/toasts.ts';

interface AdminOptions {
  storage: SessionStorage;
  source: Source;
  now: () => Date;
  /** Puts another query in the address, without its `?`. */
  writeSearch: (search: string) => void;
  /** Calls back when the page has nothing else to do. Without it no page is drawn because most go there. */
  whenIdle?: (task: () => void) => void;
  /** Calls back when a pointer may be said to rest. Without it no page is drawn because of its link. */
  whenRested?: (task: () => void) => void;
}

/** Wires the state and the actions over it. One administration lives as long as the page. */
export function createAdmin({ storage, source, now, writeSearch, whenIdle, whenRested }: AdminOptions) {
  const store = createStore();
  const toasts = createToasts(store);
  const records = createRecords({ store, source, toasts, now, newId: () => crypto.randomUUID() });
  // They remember what is slow to find out, whichever page asks.
  const listings = { orders: createOrderListing(), products: createProductListing(), users: createUserListing() };
  const orderFigures = createOrderFigures();
  const ahead = createAhead({ store, whenIdle, whenRested });
  return { store, session: createSession(storage), toasts, records, listings, orderFigures, ahead, now, writeSearch };
}

export type Admin = ReturnType<typeof createAdmin>;

const AdminContext = createContext<Admin | null>(null);
export const AdminProvider = AdminContext;

/** The administration's actions. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) {
    throw new Error('useAdmin: no <AdminProvider> above. Render the page inside of <App>, as main.tsx does.');
  }
  return admin;
}

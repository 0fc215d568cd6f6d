import type { Credentials } from '@nuee/domain';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { officeAtom } from './office/office.ts';
import { createSamplesOffice } from './office/samplesOffice.ts';
import { createLiving, type LivingOptions } from './state/living.ts';
import { newId } from './state/newId.ts';
import { createRecords, type Source } from './state/records.ts';
import { createSession } from './state/session.ts';
import { createToasts } from './state/toasts.ts';
import { createUnsaved, type LeavingWindow } from './state/unsaved.ts';
import { createViews } from './state/views.ts';

interface AdminOptions extends LivingOptions {
  storage: KeptStorage;
  source: Source;
  now: () => Date;
  /** The browser's window; without one, leaving the page can't be guarded. */
  page?: LeavingWindow;
}

/** Wires the state and its actions. An administration lives as long as the page. */
export function createAdmin({ storage, source, now, page, ...living }: AdminOptions) {
  const store = createStore();
  const toasts = createToasts(store);
  const records = createRecords({ store, source, toasts, now, newId });
  const session = createSession(storage);
  const samples = createSamplesOffice(records, now);
  store.set(officeAtom, samples);
  const { logIn, resume, leave } = createLiving({ store, session, toasts, samples, ...living });
  return {
    store,
    session,
    views: createViews(storage),
    toasts,
    records,
    unsaved: createUnsaved(store, page),
    now,
    logIn,
    resume,
    leave,
  };
}

export type Admin = ReturnType<typeof createAdmin>;
export type LogIn = (credentials: Credentials) => Promise<string | undefined>;

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

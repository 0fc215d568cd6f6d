import { answering } from '@nuee/api-client/answering';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { createSource, sourceAtom } from './data/source.ts';
import { type Samples, sampleAnswers } from './samples/answers.ts';
import { type AccessOptions, createAccess } from './state/access.ts';
import { newId } from './state/newId.ts';
import { createSession } from './state/session.ts';
import { createToasts } from './state/toasts.ts';
import { createViews } from './state/views.ts';

interface AdminOptions extends AccessOptions {
  storage: KeptStorage;
  samples: Samples;
  now: () => Date;
}

/** Wires the state and its actions. An administration lives as long as the page. */
export function createAdmin({ storage, samples, now, ...access }: AdminOptions) {
  const store = createStore();
  const toasts = createToasts(store);
  const session = createSession(storage);
  const demonstration = createSource(answering(sampleAnswers({ samples, toasts, now, newId })), true);
  store.set(sourceAtom, demonstration);
  const { resume, ...entrance } = createAccess({ store, session, toasts, demonstration, ...access });
  return {
    store,
    session,
    views: createViews(storage),
    toasts,
    now,
    resume,
    ...entrance,
  };
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

import type { ToastMessage } from '@nuee/ui';
import { createToasts as createQueue, type Toasts as Queue } from '@nuee/ui/toasts';
import { atom, type createStore } from 'jotai';

/** An action in the back office succeeds or fails: it has no other news. */
export type Toasts = Omit<Queue, 'info'>;

export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** The messages that pass over the page. */
export const createToasts = (store: ReturnType<typeof createStore>): Toasts =>
  createQueue((change) => store.set(toastsAtom, change));

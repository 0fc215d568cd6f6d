import type { ToastMessage } from '@nuee/ui';
import { createToasts as createQueue, type Toasts as Queue } from '@nuee/ui/toasts';
import { atom, type createStore } from 'jotai';

/** Messages of the back office report only success or failure. */
export type Toasts = Omit<Queue, 'info'>;

export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** The toasts of the page. An error stays: who looks up from a parcel must still find it. */
export const createToasts = (store: ReturnType<typeof createStore>): Toasts =>
  createQueue((change) => store.set(toastsAtom, change), { keepsErrors: true });

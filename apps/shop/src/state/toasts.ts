import type { ToastMessage } from '@nuee/ui';
import { createToasts as createQueue, type Toasts } from '@nuee/ui/toasts';
import { atom, type createStore } from 'jotai';

export type { Toasts };

export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** The toasts of the page. */
export const createToasts = ({ store }: { store: ReturnType<typeof createStore> }): Toasts =>
  createQueue((change) => store.set(toastsAtom, change));

import type { ToastMessage } from '@nuee/ui';
import { atom, type createStore } from 'jotai';

export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** How long a toast stays (section 9), in milliseconds. */
export const toastDuration = 3_000;

export interface Toasts {
  success(title: string, description?: string): void;
  info(title: string): void;
  error(title: string, description?: string): void;
  dismiss(id: string): void;
}

/** The messages that pass over the page. */
export function createToasts({ store }: { store: ReturnType<typeof createStore> }): Toasts {
  let count = 0;
  const dismiss = (id: string): void => store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
  const show = (toast: Omit<ToastMessage, 'id'>): void => {
    count += 1;
    const id = `toast-${count}`;
    // The same sentence again replaces the one that is on screen, so that a repeated action doesn't fill the page.
    store.set(toastsAtom, (toasts) => [...toasts.filter((shown) => shown.title !== toast.title), { ...toast, id }]);
    setTimeout(dismiss, toastDuration, id);
  };
  return {
    success: (title, description) => show({ tone: 'positive', title, ...(description && { description }) }),
    info: (title) => show({ tone: 'info', title }),
    error: (title, description) => show({ tone: 'critical', title, ...(description && { description }) }),
    dismiss,
  };
}

import type { ToastMessage } from '@nuee/ui';
import { atom, type createStore } from 'jotai';

export const toastsAtom = atom<readonly ToastMessage[]>([]);

/** How long a toast stays (section 9), in milliseconds. */
const toastDuration = 3_000;

export interface Toasts {
  success(title: string): void;
  error(title: string): void;
  dismiss(id: string): void;
}

/** The messages that pass over the page. */
export function createToasts(store: ReturnType<typeof createStore>): Toasts {
  let count = 0;
  const dismiss = (id: string): void => store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
  const show = (tone: ToastMessage['tone'], title: string): void => {
    count += 1;
    const id = `toast-${count}`;
    // The same sentence again replaces the one on screen, so that a press repeated in vain doesn't fill the page.
    store.set(toastsAtom, (toasts) => [...toasts.filter((shown) => shown.title !== title), { id, tone, title }]);
    setTimeout(dismiss, toastDuration, id);
  };
  return {
    success: (title) => show('positive', title),
    error: (title) => show('critical', title),
    dismiss,
  };
}

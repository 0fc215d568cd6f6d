import type { ToastMessage } from '../primitives/Toaster/Toaster.tsx';

/** How long a toast stays (section 9), in milliseconds. */
const duration = 3_000;

/** The messages that pass over a page: each stays for 3 s. */
export interface Toasts {
  success(title: string, description?: string): void;
  info(title: string): void;
  error(title: string, description?: string): void;
  /** Takes a message away before its time. */
  dismiss(id: string): void;
}

/**
 * The messages for a `Toaster`, without a framework.
 *
 * @param update changes the list of messages where the app keeps it.
 */
export function createToasts(
  update: (change: (toasts: readonly ToastMessage[]) => readonly ToastMessage[]) => void,
): Toasts {
  let count = 0;
  const dismiss = (id: string): void => update((toasts) => toasts.filter((toast) => toast.id !== id));
  const show = (tone: ToastMessage['tone'], title: string, description?: string): void => {
    count += 1;
    const id = `toast-${count}`;
    // The same sentence again replaces the one on screen, so that a repeated action doesn't fill the page.
    update((toasts) => [...toasts.filter((toast) => toast.title !== title), { id, tone, title, description }]);
    setTimeout(dismiss, duration, id);
  };
  return {
    success: (title, description) => show('positive', title, description),
    info: (title) => show('info', title),
    error: (title, description) => show('critical', title, description),
    dismiss,
  };
}

import type { ToastMessage } from '../primitives/Toaster/Toaster.tsx';

/** How long a toast stays (section 9), in milliseconds. */
export const toastDuration = 3_000;
/** How long a toast with « Annuler » stays: one has to read it and decide. */
const undoDuration = 8_000;

/** The toasts of an app: each stays for 3 s, for 8 s when it offers « Annuler », and errors until the next one where they are kept. */
export interface Toasts {
  success(title: string, description?: string): void;
  /** Reports an action that « Annuler » undoes. */
  undoable(title: string, undo: () => void): void;
  info(title: string): void;
  error(title: string, description?: string): void;
  /** Removes a message early. */
  dismiss(id: string): void;
}

/**
 * The messages for a `Toaster`, without a framework.
 *
 * @param update changes the list of messages where the app keeps it.
 * @param keepsErrors whether an error stays until it is closed or another message comes. Default `false`.
 */
export function createToasts(
  update: (change: (toasts: readonly ToastMessage[]) => readonly ToastMessage[]) => void,
  { keepsErrors = false }: { keepsErrors?: boolean } = {},
): Toasts {
  let count = 0;
  const dismiss = (id: string): void => update((toasts) => toasts.filter((toast) => toast.id !== id));
  const show = (toast: Omit<ToastMessage, 'id'>): void => {
    count += 1;
    const id = `toast-${count}`;
    // A repeated message replaces the one on screen, so that a repeated action doesn't fill the page.
    update((toasts) => [
      ...toasts.filter(({ title, tone }) => title !== toast.title && !(keepsErrors && tone === 'critical')),
      { ...toast, id },
    ]);
    if (keepsErrors && toast.tone === 'critical') return;
    setTimeout(dismiss, toast.action ? undoDuration : toastDuration, id);
  };
  return {
    success: (title, description) => show({ tone: 'positive', title, description }),
    undoable: (title, undo) => show({ tone: 'positive', title, action: { label: 'Annuler', onSelect: undo } }),
    info: (title) => show({ tone: 'info', title }),
    error: (title, description) => show({ tone: 'critical', title, description }),
    dismiss,
  };
}

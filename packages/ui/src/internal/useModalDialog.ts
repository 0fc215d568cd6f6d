import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalDialogOptions {
  open: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Whether Escape and a press outside ask for closing. */
  dismissible: boolean;
}

/**
 * What a native `<dialog>` needs to be opened and closed by a prop. On the server and at first it is closed; an effect opens
 * it as a modal, so that the browser traps the focus, gives it back and makes the page below inert.
 */
export function useModalDialog({ open, onOpenChange, dismissible }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    // Closed before React removes the element, so that the browser gives the focus back.
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    // While it fades neither a pointer nor Tab nor assistive technology can reach it.
    inert: !open,
    closedby: dismissible ? ('closerequest' as const) : ('none' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onOpenChange?.(false);
    },
    // Browsers close a dialog at the second Escape whatever a page says, unless they know `closedby`.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
      if (dismissible) onOpenChange?.(false);
      else event.currentTarget.showModal();
    },
    // The backdrop belongs to the dialog element, its content doesn't: a press that both begins and ends there is outside.
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissible && pressedOutside.current && event.target === event.currentTarget) onOpenChange?.(false);
    },
  };
}

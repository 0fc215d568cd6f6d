import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import type { PartProps } from './partProps.ts';
import { useGivenRef } from './useGivenRef.ts';

/** What a part passes on to its `<dialog>`: not what opens and closes it, which is the part's own. */
export type ModalDialogProps = Omit<
  PartProps<'dialog'>,
  'open' | 'inert' | 'closedby' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'
>;

interface ModalDialogOptions {
  open: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Whether Escape and a press outside ask to close it. */
  dismissible: boolean;
}

/**
 * What is passed on, and the props with which a native `<dialog>` is opened and closed. On the server and in the first render it is closed; an
 * effect opens it as a modal, so that the browser traps and restores the focus and makes the page below inert.
 */
export function useModalDialog(
  { open, onOpenChange, dismissible }: ModalDialogOptions,
  { ref: given, ...passed }: ModalDialogProps,
) {
  const ref = useRef<HTMLDialogElement>(null);
  useGivenRef(given, ref);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    // Closed before React removes the element, so that the browser gives the focus back.
    return () => dialog.close();
  }, [open]);

  return {
    ...passed,
    ref,
    // While it fades out, neither a pointer nor Tab nor assistive technology can reach it.
    inert: !open,
    closedby: dismissible ? ('closerequest' as const) : ('none' as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onOpenChange?.(false);
    },
    // Browsers close a dialog at the second Escape whatever a page does, unless they support `closedby`.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
      if (dismissible) onOpenChange?.(false);
      else event.currentTarget.showModal();
    },
    // The backdrop is the dialog element itself, the content is inside it: a press that both begins and ends on the
    // element is outside.
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissible && pressedOutside.current && event.target === event.currentTarget) onOpenChange?.(false);
    },
  };
}

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** How long a visitor who is typing may take to notice a dialog that has opened by itself, in milliseconds. */
const reaction = 500;

/**
 * The props of the button that has the focus when a dialog opens by itself. Enter or Space at that moment was meant for
 * the page below, where somebody is still typing, so it doesn't press the button.
 */
export function useUnintendedKeys(open: boolean) {
  const isTooEarly = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    isTooEarly.current = true;
    const timer = setTimeout(() => {
      isTooEarly.current = false;
    }, reaction);
    return () => clearTimeout(timer);
  }, [open]);
  const ignore = (event: KeyboardEvent): void => {
    if (isTooEarly.current && [' ', 'Enter'].includes(event.key)) event.preventDefault();
  };
  // The event that presses a button is `keypress` for Enter, whose `keydown` may still have reached the field below, and
  // `keyup` for Space.
  return { onKeyDown: ignore, onKeyPress: ignore, onKeyUp: ignore };
}

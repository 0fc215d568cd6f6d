/** Whether a key belongs to what somebody types, or to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null;

/** Whether a key belongs to a field, or to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null;

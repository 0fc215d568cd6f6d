/**
 * In a frame of a docs page, leaves the page where its reader is: a focus that a play sets would scroll the page to the frame, and so would
 * the browser's own message at an invalid field.
 */
export function keepPlace(): void {
  if (!window.frameElement?.closest('.sb-story')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  document.addEventListener('invalid', (event) => event.preventDefault(), true);
}

/**
 * The `ref` of the control that gets the focus when the dialog around it opens. Where its content scrolls, a browser
 * would give the focus to the scrolling box; React's own `autoFocus` acts when the control appears, before the dialog
 * opens.
 */
export function focusWhenOpened(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '');
}

/** Gives the focus to the first field of a form that has one of these names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement);
  fields.find((element) => names.includes(element.getAttribute('name') ?? ''))?.focus();
}

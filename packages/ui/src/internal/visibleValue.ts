import { withoutInvisible } from '@nuee/domain';

/** The text of a field. What is invisible in it is taken out of the field too, so that the browser's own checks see what a person sees. */
export function visibleValue(field: HTMLInputElement): string {
  const visible = withoutInvisible(field.value);
  // Only then: setting the value moves the cursor to the end.
  if (visible !== field.value) field.value = visible;
  return visible;
}

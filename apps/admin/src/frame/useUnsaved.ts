import { useLayoutEffect } from 'react';
import { useAdmin } from '../admin.ts';

/** Asks before the page is left, as long as something on it is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const { unsaved } = useAdmin();
  // At once: the next press may leave.
  useLayoutEffect(() => (isUnsaved ? unsaved.hold() : undefined), [isUnsaved, unsaved]);
}

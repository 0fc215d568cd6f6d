import { useLayoutEffect } from 'react';
import { useAdmin } from '../admin.ts';

/** Asks before the page is left, as long as something on it is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const { unsaved } = useAdmin();
  // Before paint, because the next press may leave the page.
  useLayoutEffect(() => (isUnsaved ? unsaved.hold() : undefined), [isUnsaved, unsaved]);
}

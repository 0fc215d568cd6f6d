import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the field of the form that the address names, once it is shown: `#identity.email`, as in « Avant d’ouvrir ». */
export function useFieldOfAddress(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = isShown ? form.current?.elements.namedItem(hash.slice(1)) : undefined;
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, [form, isShown, hash]);
}

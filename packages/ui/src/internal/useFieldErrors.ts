import { useState } from 'react';
import { focusFirst } from './focusFirst.ts';

/**
 * The errors under the fields of a form that checks itself (`noValidate`). A refused form keeps what was typed, its
 * first invalid field takes the focus, and each error disappears with the next change of its field.
 */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    /** Whether anything is wrong. */
    refused: errors.size > 0,
    /** The props to spread on a field. */
    field: (name: Name) => ({
      name,
      error: errors.get(name),
      onValueChange: () => setErrors((shown) => new Map([...shown].filter(([wrong]) => wrong !== name))),
    }),
    /** Sets the errors, a sentence for each field. @returns Whether the form can be sent. */
    check: (form: HTMLFormElement, found: Partial<Record<Name, string | undefined>>): boolean => {
      const wrong = new Map<string, string>();
      for (const [name, sentence] of Object.entries<string | undefined>(found)) {
        if (sentence !== undefined) wrong.set(name, sentence);
      }
      setErrors(wrong);
      focusFirst(form, [...wrong.keys()]);
      return wrong.size === 0;
    },
  };
}

import type { FieldIssues } from '@nuee/domain';
import { useState } from 'react';
import { focusFirst } from './focusFirst.ts';

/** The sentences under the fields of a form whose values React keeps. */
export interface CheckedForm<Field extends string> {
  /** From the first refusal on what each field still needs; each sentence goes once its field is right. */
  issues: FieldIssues<Field>;
  /** Looks whether the form can be saved; otherwise its first wrong field takes the focus. @returns Whether it can. */
  check: (form: HTMLFormElement) => boolean;
}

/**
 * Checks a form (`noValidate`) when it is sent, and from then on with every letter.
 *
 * @param found what its fields need as they stand, by their names.
 */
export function useCheckedForm<Field extends string>(found: FieldIssues<Field>): CheckedForm<Field> {
  const [refused, setRefused] = useState(false);
  return {
    issues: refused ? found : {},
    check: (form) => {
      const wrong = Object.keys(found);
      setRefused(wrong.length > 0);
      focusFirst(form, wrong);
      return wrong.length === 0;
    },
  };
}

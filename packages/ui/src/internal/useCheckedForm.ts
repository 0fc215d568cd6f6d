import type { FieldIssues } from '@nuee/domain';
import { useState } from 'react';
import { focusFirst } from './focusFirst.ts';

/** The errors under the fields of a controlled form. */
export interface CheckedForm<Field extends string> {
  /** After the first refusal, what each field still needs; an error disappears once its field is valid. */
  issues: FieldIssues<Field>;
  /**
   * Checks whether the form can be saved; otherwise its first invalid field takes the focus. @returns Whether it can.
   */
  check: (form: HTMLFormElement) => boolean;
}

/**
 * Checks a form (`noValidate`) when it is sent, and from then on with every letter.
 *
 * @param found the current errors of its fields, by their names.
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

import type { FieldIssues, Refuse } from '@nuee/domain';
import { useRef, useState } from 'react';
import { focusFirst } from './focusFirst.ts';

/** The errors under the fields of a controlled form. */
export interface CheckedForm<Field extends string> {
  /** After the first refusal, what each field still needs; an error disappears once its field is valid. */
  issues: FieldIssues<Field>;
  /**
   * Checks whether the form can be saved; otherwise its first invalid field takes the focus. @returns Whether it can.
   */
  check: (form: HTMLFormElement) => boolean;
  /** Marks a field that was refused where the form was sent, until something else is typed there. */
  refuse: Refuse;
}

/**
 * Checks a form (`noValidate`) when it is sent, and from then on with every letter.
 *
 * @param found the current errors of its fields, by their names.
 * @param typed what its fields hold, where the answer to the form may refuse one.
 */
export function useCheckedForm<Field extends string>(
  found: FieldIssues<Field>,
  typed: Partial<Readonly<Record<Field, unknown>>> = {},
): CheckedForm<Field> {
  const [refused, setRefused] = useState(false);
  const [answer, setAnswer] = useState<{ field: Field; sentence: string; typed: unknown }>();
  const sent = useRef<HTMLFormElement>(null);
  const issues: FieldIssues<Field> = refused ? { ...found } : {};
  if (answer && typed[answer.field] === answer.typed) issues[answer.field] ??= answer.sentence;
  return {
    issues,
    refuse: (name, sentence) => {
      for (const field in typed) {
        if (field === name) setAnswer({ field, sentence, typed: typed[field] });
      }
      if (sent.current) focusFirst(sent.current, [name]);
    },
    check: (form) => {
      sent.current = form;
      const wrong = Object.keys(found);
      setRefused(wrong.length > 0);
      focusFirst(form, wrong);
      return wrong.length === 0;
    },
  };
}

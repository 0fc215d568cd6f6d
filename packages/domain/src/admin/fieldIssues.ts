/** What is wrong with the fields of a form, in their order: a sentence for each invalid field. */
export type FieldIssues<Field extends string> = Partial<Record<Field, string>>;

/** Marks the field that the API refused, with its sentence; a form without that field ignores it. */
export type Refuse = (field: string, sentence: string) => void;

/** The issues of a form, given for each of its fields a sentence or `undefined`. */
export function fieldIssues<Field extends string>(sentences: Record<Field, string | undefined>): FieldIssues<Field> {
  const issues: FieldIssues<Field> = {};
  for (const field in sentences) {
    const sentence = sentences[field];
    if (sentence !== undefined) issues[field] = sentence;
  }
  return issues;
}

/** A sentence for a field in which nothing was typed. */
export function unlessTyped(text: string, sentence: string): string | undefined {
  return text.trim() === '' ? sentence : undefined;
}

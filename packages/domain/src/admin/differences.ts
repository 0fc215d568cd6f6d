/** A field that somebody else saved while it stood in a form: what it holds here, and what it was saved with. */
export interface Difference<Field extends string = string> {
  field: Field;
  /** What the field is called. */
  label: string;
  mine: string;
  theirs: string;
  /** Whether it was typed here; otherwise only the other one changed it. */
  isTyped: boolean;
}

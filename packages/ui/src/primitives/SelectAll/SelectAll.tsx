import { Checkbox } from '../Checkbox/Checkbox.tsx';

export interface SelectAllProps {
  /** The keys of the rows that are shown. */
  keys: readonly string[];
  /** The keys of the selected rows, including rows that aren't shown. */
  selected: ReadonlySet<string>;
  /** Called with the new selection. */
  onSelectedChange: (next: ReadonlySet<string>) => void;
}

/**
 * Adds the rows of the page to the selection, or clears the whole selection.
 *
 * Use it in the head of a `Table` only; for any other choice, use `Checkbox`.
 */
export function SelectAll({ keys, selected, onSelectedChange }: SelectAllProps) {
  return (
    <Checkbox
      aria-label="Tout sélectionner"
      checked={selected.size > 0 && keys.every((key) => selected.has(key))}
      disabled={keys.length === 0 && selected.size === 0}
      onCheckedChange={(next) => onSelectedChange(new Set(next ? [...selected, ...keys] : []))}
    />
  );
}

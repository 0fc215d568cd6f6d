import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon, ListFilterIcon } from '../../primitives/Icon/icons.tsx';
import { Menu, type MenuChoice } from '../../primitives/Menu/Menu.tsx';
import * as styles from './FilterMenu.css.ts';

export interface FilterMenuProps<Value extends string = string> {
  /** The button's text without a filter: « Filtrer par statut ». */
  label: string;
  /** The first option means all. */
  options: readonly MenuChoice<Value>[];
  /** The value of the chosen option. */
  value: Value;
  /** Called with the newly chosen value. */
  onValueChange: (next: Value) => void;
  /** `filter` shows three lines before the label; `select` a chevron after it. Default `select`. */
  look?: 'filter' | 'select';
}

/**
 * Filters a list by one value, which the button then shows.
 *
 * Use it to filter a list by one of a few values; for typed words, use `SearchField`.
 */
export function FilterMenu<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = 'select',
}: FilterMenuProps<Value>) {
  const narrowing = options[0]?.value !== value;
  const parted = options.map((option, place) => (place === 0 ? { ...option, apart: true } : option));
  const chosen = options.find((option) => option.value === value);
  const text: ReactNode =
    narrowing && chosen ? (look === 'filter' ? `${label}\u00a0: ${chosen.label}` : chosen.label) : label;
  return (
    <Menu.Root
      trigger={
        <Button
          variant="secondary"
          size="sm"
          className={styles.trigger}
          data-narrowing={narrowing || undefined}
          aria-label={look === 'select' ? `${label}${narrowing && chosen ? `\u00a0: ${chosen.label}` : ''}` : undefined}
        >
          {look === 'filter' && <ListFilterIcon size={16} />}
          {text}
          {look === 'select' && <ChevronDownIcon size={16} />}
        </Button>
      }
    >
      <Menu.Choices label={label} value={value} onValueChange={onValueChange} options={parted} />
    </Menu.Root>
  );
}

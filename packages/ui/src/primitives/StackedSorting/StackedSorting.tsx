import type { Sort } from '@nuee/domain';
import { SelectField } from '../SelectField/SelectField.tsx';
import * as styles from './StackedSorting.css.ts';

export interface StackedSortingProps {
  /** The columns of the table; the sortable ones are offered in both directions. */
  columns: readonly { id: string; header: string; sortable?: boolean }[];
  /** How the rows are sorted; `null` for their original order. */
  sort: Sort | null;
  /** The name of the original order. Default « Aucun tri ». */
  unsorted?: string | undefined;
  /** Called with the requested sort. */
  onSortChange: (next: Sort | null) => void;
}

/**
 * Sorts a table whose rows are stacked, as its headers do on wide windows.
 *
 * Use it above the stacked rows of a `Table` only; for a choice in a form, use `SelectField`.
 */
export function StackedSorting({ columns, sort, unsorted = 'Aucun tri', onSortChange }: StackedSortingProps) {
  const sorts = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }): (Sort & { value: string; label: string })[] => [
      { by: id, direction: 'ascending', value: `${id} ascending`, label: `${header}, croissant` },
      { by: id, direction: 'descending', value: `${id} descending`, label: `${header}, décroissant` },
    ]);
  return (
    <SelectField
      className={styles.root}
      label="Trier par"
      name="sort"
      value={sort === null ? '' : `${sort.by} ${sort.direction}`}
      placeholder={unsorted}
      options={sorts}
      onValueChange={(value) => {
        const wanted = sorts.find((each) => each.value === value);
        onSortChange(wanted === undefined ? null : { by: wanted.by, direction: wanted.direction });
      }}
    />
  );
}

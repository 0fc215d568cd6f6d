// The table, its head and its rows share the widths of the columns and the selection.

import type { Sort } from '@nuee/domain';
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { media } from '../../styles/media.ts';
import type { StackedRow } from '../../styles/stackedRow.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../Icon/icons.tsx';
import { SelectAll } from '../SelectAll/SelectAll.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StackedSorting } from '../StackedSorting/StackedSorting.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

/**
 * The table's roles, set explicitly because Safari drops them where rows are laid out as blocks and grids on narrow
 * windows.
 */
const roles = { table: 'table', group: 'rowgroup', row: 'row', header: 'columnheader', cell: 'cell' } as const;

export interface TableColumn<Row> {
  /** Unique in the table; names the column in `sort`. */
  id: string;
  /** The word above the column. */
  header: string;
  /** Hides that word visually. */
  headerHidden?: boolean;
  /** The content of its cell for a row: two lines at most. */
  cell: (row: Row) => ReactNode;
  /** Whether its header can sort. */
  sortable?: boolean;
  /** `end` for amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Its share of the width from 1024 px on, as CSS. */
  width?: string;
  /** Its area in `stacked`; without one it isn't shown there. */
  area?: string;
  /** The class of its cells. Styling the cell itself saves an element in each cell. */
  className?: string;
}

/** The selection, which is kept while other rows are shown. */
export interface TableSelection<Row> {
  /** The keys of the selected rows, including rows that aren't shown. */
  selected: ReadonlySet<string>;
  /** Called with the new selection. */
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** The name of a row: « CMD-2026-005 ». */
  nameOf: (row: Row) => string;
}

export interface TableProps<Row> extends Omit<PartProps<'div'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows to show: those of one page, filtered and sorted. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** The areas of the columns in a row below 1024 px. Without one named `selection`, a menu has to end its first line. */
  stacked: StackedRow;
  /** How the rows are sorted; `null` for their original order. */
  sort?: Sort | null;
  /** The name of the original order: « Plus récentes ». */
  unsorted?: string;
  /** Called with the requested sort. Without it no header sorts. */
  onSortChange?: (next: Sort | null) => void;
  /** The ids of the columns by which rows can be sorted. Default all that are `sortable`. */
  sortableBy?: readonly string[];
  /** Makes rows selectable. Without it there are no checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /** Says what is loading; shown with a spinner in place of the rows. */
  loadingLabel?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** The number of rows on all pages, in words, below the table; announced when it changes. */
  count?: string;
  /** A `Pagination`, beside the count. */
  pagination?: ReactNode;
}

/**
 * Rows of facts in columns, and below 1024 px a list of stacked rows with the same facts.
 *
 * Use it for many things with the same facts; for the facts of a single thing, use `DataList`.
 */
export function Table<Row>({
  label,
  columns: allColumns,
  rows,
  rowKey,
  stacked,
  sort = null,
  unsorted,
  onSortChange,
  sortableBy,
  selection,
  loadingLabel,
  empty,
  count,
  pagination,
  className,
  ...rest
}: TableProps<Row>) {
  const columns = useMemo(
    () =>
      sortableBy === undefined
        ? allColumns
        : allColumns.map((column) => (sortableBy.includes(column.id) ? column : { ...column, sortable: false })),
    [allColumns, sortableBy],
  );
  const isEmpty = loadingLabel === undefined && rows.length === 0;
  const isStacked = useMedia(media.belowLg);
  const toggling = useToggling(selection, rowKey);
  const layout = useMemo((): RowLayout<Row> => ({ columns, stacked, toggling }), [columns, stacked, toggling]);
  const selectAll = selection && (
    <SelectAll keys={rows.map(rowKey)} selected={selection.selected} onSelectedChange={selection.onSelectedChange} />
  );
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>
        {isStacked && (onSortChange || selection) && !isEmpty && loadingLabel === undefined && (
          <div className={styles.stackedHead}>
            {onSortChange && (
              <StackedSorting columns={columns} sort={sort} unsorted={unsorted} onSortChange={onSortChange} />
            )}
            {selectAll}
          </div>
        )}
        <table
          aria-label={label}
          aria-busy={loadingLabel !== undefined || undefined}
          role={roles.table}
          className={styles.table}
        >
          <colgroup>
            {selection && <col style={{ width: '3rem' }} />}
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead role={roles.group} className={styles.head}>
            <tr role={roles.row}>
              {selection && (
                <th scope="col" role={roles.header} className={styles.headCell}>
                  {selectAll}
                </th>
              )}
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  direction={sort?.by === column.id ? sort.direction : undefined}
                  onSortChange={onSortChange}
                />
              ))}
            </tr>
          </thead>
          {loadingLabel === undefined && rows.length > 0 && (
            <tbody role={roles.group} className={styles.body}>
              {rows.map((row) => {
                const key = rowKey(row);
                return <BodyRow key={key} layout={layout} row={row} selected={selection?.selected.has(key) ?? false} />;
              })}
            </tbody>
          )}
        </table>
        {loadingLabel !== undefined && (
          <div className={styles.message}>
            <Spinner />
            {loadingLabel}
          </div>
        )}
        {isEmpty && <div className={styles.empty}>{empty}</div>}
      </div>
      {(count !== undefined || pagination) && (
        <div className={styles.foot}>
          <p role="status" className={styles.count}>
            {loadingLabel ?? count}
          </p>
          {pagination}
        </div>
      )}
    </div>
  );
}

interface RowLayout<Row> {
  columns: readonly TableColumn<Row>[];
  stacked: StackedRow;
  toggling: Toggling<Row> | undefined;
}

interface BodyRowProps<Row> {
  layout: RowLayout<Row>;
  row: Row;
  selected: boolean;
}

/** Rendered again only when something about it has changed, so that a press on one row doesn't render the others. */
function BodyRow<Row>({ layout: { columns, stacked, toggling }, row, selected }: BodyRowProps<Row>) {
  return useMemo(
    () => (
      <tr role={roles.row} className={cx(styles.row, stacked.row)}>
        {toggling && (
          <td role={roles.cell} className={cx(styles.cell, stacked.places.selection ?? styles.selectionCell)}>
            <Checkbox
              aria-label={`Sélectionner ${toggling.nameOf(row)}`}
              checked={selected}
              onCheckedChange={(next) => toggling.toggle(row, next)}
            />
          </td>
        )}
        {columns.map(({ id, cell, align, area, className }) => (
          <td
            key={id}
            role={roles.cell}
            className={cx(
              styles.cell,
              align === 'end' && styles.toEnd,
              area === undefined ? styles.wideOnly : stacked.places[area],
              className,
            )}
          >
            {cell(row)}
          </td>
        ))}
      </tr>
    ),
    [columns, stacked, toggling, row, selected],
  );
}

/**
 * What a row needs for its checkbox. It stays the same while the selection changes, so that no other row is rendered
 * again.
 */
interface Toggling<Row> {
  nameOf: (row: Row) => string;
  toggle: (row: Row, isSelected: boolean) => void;
}

function useToggling<Row>(
  selection: TableSelection<Row> | undefined,
  rowKey: (row: Row) => string,
): Toggling<Row> | undefined {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const toggle = useCallback(
    (row: Row, isSelected: boolean): void => {
      const next = new Set(latest.current?.selected);
      if (isSelected) next.add(rowKey(row));
      else next.delete(rowKey(row));
      latest.current?.onSelectedChange(next);
    },
    [rowKey],
  );
  const nameOf = selection?.nameOf;
  return useMemo(() => nameOf && { nameOf, toggle }, [nameOf, toggle]);
}

interface HeadCellProps {
  column: Omit<TableColumn<never>, 'cell'>;
  /** How the rows are sorted by this column, if they are. */
  direction: Sort['direction'] | undefined;
  onSortChange: ((next: Sort | null) => void) | undefined;
}

/**
 * The first press sorts ascending, the second descending, the third goes back to the original order. Rendered again
 * only when the sort changes.
 */
const HeadCell = memo(function HeadCell({
  column: { id, header, headerHidden, align, sortable },
  direction,
  onSortChange,
}: HeadCellProps) {
  const next: Sort | null =
    direction === undefined
      ? { by: id, direction: 'ascending' }
      : direction === 'ascending'
        ? { by: id, direction: 'descending' }
        : null;
  const Mark = direction === undefined ? SortIcon : direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th
      scope="col"
      role={roles.header}
      aria-sort={direction}
      className={cx(styles.headCell, align === 'end' && styles.toEnd)}
    >
      {sortable && onSortChange ? (
        <button type="button" className={styles.sortButton} data-sorted={direction} onClick={() => onSortChange(next)}>
          {header}
          <Mark size={14} className={styles.sortMark} />
        </button>
      ) : headerHidden ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  );
});

// More than 250 lines: the table, its head and its rows share the widths of the columns and the selection.

import type { Sort } from '@nuee/domain';
import { type ComponentPropsWithRef, memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
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

/** The table's roles, spelled out: Safari drops them where rows are laid out as blocks and grids on narrow windows. */
const roles = { table: 'table', group: 'rowgroup', row: 'row', header: 'columnheader', cell: 'cell' } as const;

export interface TableColumn<Row> {
  /** Unique in the table; names the column in `sort`. */
  id: string;
  /** The word above the column. */
  header: string;
  /** Keeps that word for assistive technology. */
  headerHidden?: boolean;
  /** What stands in it for a row: two lines at most. */
  cell: (row: Row) => ReactNode;
  /** Whether its header sorts. */
  sortable?: boolean;
  /** `end` for amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Its share of the width from 1024 px on, as CSS. */
  width?: string;
  /** Its place in `stacked`; without one it isn't shown there. */
  area?: string;
  /** The class of its cells. Styling the cell itself saves an element in each of many cells. */
  className?: string;
}

/** Rows that are selected; they stay so while others are shown. */
export interface TableSelection<Row> {
  /** The keys of the selected rows, also of those that aren't shown. */
  selected: ReadonlySet<string>;
  /** Called with the keys that are selected next. */
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** What a row is called: « CMD-2026-005 ». */
  nameOf: (row: Row) => string;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows as they are to be shown: filtered and sorted, of one page. */
  rows: readonly Row[];
  /** What tells a row apart from the others. */
  rowKey: (row: Row) => string;
  /** The places of the columns in a row under 1024 px. */
  stacked: StackedRow;
  /** How the rows are sorted; `null` in the order in which they came. */
  sort?: Sort | null;
  /** What the order is called in which the rows came: « Plus récentes ». */
  unsorted?: string;
  /** Called with the sort that a person asks for. Without it no header sorts. */
  onSortChange?: (next: Sort | null) => void;
  /** The ids of the columns that can be sorted by at all. Default each that is `sortable`. */
  sortableBy?: readonly string[];
  /** Lets rows be selected. Without it there is no column for it. */
  selection?: TableSelection<Row> | undefined;
  /** What is being waited for, in words: shown with a spinner in place of the rows. */
  loading?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** How many rows there are on all pages, in words, below the table; announced when it changes. */
  count?: string;
  /** A `Pagination`, beside the count. */
  pagination?: ReactNode;
}

/**
 * Rows of facts in columns, and under 1024 px a list of stacked rows with the same facts.
 *
 * Use it for many things with the same facts; for the facts of one, use `DataList`.
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
  loading,
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
  const isEmpty = loading === undefined && rows.length === 0;
  const isStacked = useMedia(media.belowLg);
  const toggling = useToggling(selection, rowKey);
  const layout = useMemo((): RowLayout<Row> => ({ columns, stacked, toggling }), [columns, stacked, toggling]);
  const selectAll = selection && (
    <SelectAll keys={rows.map(rowKey)} selected={selection.selected} onSelectedChange={selection.onSelectedChange} />
  );
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>
        {isStacked && (onSortChange || selection) && !isEmpty && loading === undefined && (
          <div className={styles.stackedHead}>
            {onSortChange && (
              <StackedSorting columns={columns} sort={sort} unsorted={unsorted} onSortChange={onSortChange} />
            )}
            {selectAll}
          </div>
        )}
        <table
          aria-label={label}
          aria-busy={loading !== undefined || undefined}
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
          {loading === undefined && rows.length > 0 && (
            <tbody role={roles.group} className={styles.body}>
              {rows.map((row) => {
                const key = rowKey(row);
                return <BodyRow key={key} layout={layout} row={row} selected={selection?.selected.has(key) ?? false} />;
              })}
            </tbody>
          )}
        </table>
        {loading !== undefined && (
          <div className={styles.message}>
            <Spinner />
            {loading}
          </div>
        )}
        {isEmpty && <div className={styles.empty}>{empty}</div>}
      </div>
      {(count !== undefined || pagination) && (
        <div className={styles.foot}>
          <p role="status" className={styles.count}>
            {loading ?? count}
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

/** Rendered again only when something about it has changed: a press on one row leaves the others alone. */
function BodyRow<Row>({ layout: { columns, stacked, toggling }, row, selected }: BodyRowProps<Row>) {
  return useMemo(
    () => (
      <tr role={roles.row} className={cx(styles.row, stacked.row)}>
        {toggling && (
          <td role={roles.cell} className={cx(styles.cell, styles.selectionCell)}>
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

/** What a row needs to be selected: stays the same while the selection changes, so that no other row is rendered again. */
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
  /** How the rows are sorted by it, if they are. */
  direction: Sort['direction'] | undefined;
  onSortChange: ((next: Sort | null) => void) | undefined;
}

/**
 * First press ascending, second descending, third back to the order in which the rows came. Rendered again only when the sort is
 * another one.
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

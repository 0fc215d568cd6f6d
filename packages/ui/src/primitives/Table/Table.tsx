import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { longTableLibrary } from '../../internal/libraries.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../Icon/icons.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

/** Beyond this many rows only those near the window are drawn. */
const drawnAtOnce = 100;
/** How many of them are drawn until it is known which are near the window. */
const drawnAtFirst = 20;
/** Height of a row in px before it was measured. */
const usualRowHeight = 60;

/** What Safari would forget, since the parts are laid out as blocks and grids on narrow windows. */
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
}

/** Which column a table is sorted by, and which way. */
export interface TableSort {
  by: string;
  direction: 'ascending' | 'descending';
}

/** Rows that are picked out; they stay so while others are shown. */
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
  /** The rows as they are to be shown: filtered and sorted. */
  rows: readonly Row[];
  /** What tells a row apart from the others. */
  rowKey: (row: Row) => string;
  /** The places of the columns in a row under 1024 px, as lines of `grid-template-areas`. */
  stacked: readonly string[];
  /** How the rows are sorted; `null` in the order in which they came. */
  sort?: TableSort | null;
  /** Called with the sort that a person asks for. Without it no header sorts. */
  onSortChange?: (next: TableSort | null) => void;
  /** Lets rows be picked out. Without it there is no column for it. */
  selection?: TableSelection<Row> | undefined;
  /** What is being waited for, in words: shown with a spinner in place of the rows. */
  loading?: string | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** How many rows there are, in words, below the table; announced when it changes. */
  count?: string;
}

/**
 * Rows of facts in columns, and under 1024 px a list of stacked rows with the same facts. Draws only the rows near the
 * window when they are many: 100,000 cost no more than 40.
 *
 * Use it for many things with the same facts; for the facts of one, take `DataList`.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  stacked,
  sort = null,
  onSortChange,
  selection,
  loading,
  empty,
  count,
  className,
  ...rest
}: TableProps<Row>) {
  const isEmpty = loading === undefined && rows.length === 0;
  const drawn = selection ? [selectionColumn(selection, rows, rowKey), ...columns] : columns;
  const stacking = selection
    ? stackingOf(
        stacked.map((line) => `${selectionArea} ${line}`),
        1,
      )
    : stackingOf(stacked, 0);
  const layout: RowLayout<Row> = { columns: drawn, rowKey, stacking };
  const isLong = rows.length > drawnAtOnce;
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>
        {onSortChange && !isEmpty && loading === undefined && (
          <StackedSorting columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
        <table
          aria-label={label}
          aria-busy={loading !== undefined || undefined}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          role={roles.table}
          className={styles.table}
        >
          <colgroup>
            {drawn.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead role={roles.group} className={styles.head}>
            <tr role={roles.row}>
              {drawn.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          {loading === undefined &&
            rows.length > 0 &&
            (isLong ? (
              <Suspense fallback={<FirstRows layout={layout} rows={rows} />}>
                <LongBodyOnDemand layout={layout} rows={rows} />
              </Suspense>
            ) : (
              <ShortBody layout={layout} rows={rows} />
            ))}
        </table>
        {loading !== undefined && (
          <div className={styles.message}>
            <Spinner />
            {loading}
          </div>
        )}
        {isEmpty && <div className={styles.empty}>{empty}</div>}
      </div>
      {count !== undefined && (
        <p role="status" className={styles.count}>
          {loading ?? count}
        </p>
      )}
    </div>
  );
}

interface RowLayout<Row> {
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Only counts where a row is a grid. */
  stacking: CSSProperties;
}

interface BodyProps<Row> {
  layout: RowLayout<Row>;
  rows: readonly Row[];
}

function ShortBody<Row>({ layout, rows }: BodyProps<Row>) {
  return (
    <tbody role={roles.group} className={styles.body}>
      {rows.map((row) => (
        <BodyRow key={layout.rowKey(row)} layout={layout} row={row} />
      ))}
    </tbody>
  );
}

/** Before it is known which rows are near the window, it is at the top. */
function FirstRows<Row>({ layout, rows }: BodyProps<Row>) {
  return (
    <tbody role={roles.group} className={styles.body}>
      {rows.slice(0, drawnAtFirst).map((row, place) => (
        <BodyRow key={layout.rowKey(row)} place={place} layout={layout} row={row} />
      ))}
      <Spacer height={(rows.length - drawnAtFirst) * usualRowHeight} columns={layout.columns.length} />
    </tbody>
  );
}

function LongBodyOnDemand<Row>(props: BodyProps<Row>) {
  return <LongBody library={longTableLibrary.useLibrary()} {...props} />;
}

type Library = ReturnType<typeof longTableLibrary.useLibrary>;

function LongBody<Row>({ library: { useWindowVirtualizer }, layout, rows }: BodyProps<Row> & { library: Library }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => usualRowHeight,
    overscan: 8,
    scrollMargin,
  });
  // What stands above may have changed its height at any render; an equal value costs nothing.
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });

  const drawn = getVirtualItems();
  const above = (drawn[0]?.start ?? scrollMargin) - scrollMargin;
  const below = getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <tbody ref={body} role={roles.group} className={styles.body}>
      <Spacer height={above} columns={layout.columns.length} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <BodyRow key={layout.rowKey(row)} ref={measureElement} place={index} layout={layout} row={row} />
          )
        );
      })}
      <Spacer height={below} columns={layout.columns.length} />
    </tbody>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={styles.spacer} style={{ height }}>
      <td colSpan={columns} className={styles.spacerCell} />
    </tr>
  );
}

interface BodyRowProps<Row> {
  layout: RowLayout<Row>;
  row: Row;
  /** Which row it is, counted from 0, where only some are drawn. */
  place?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function BodyRow<Row>({ layout: { columns, stacking }, row, place, ref }: BodyRowProps<Row>) {
  return (
    <tr
      ref={ref}
      role={roles.row}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-index={place}
      className={styles.row}
      style={stacking}
    >
      {columns.map(({ id, cell, align, area }) => (
        <td
          key={id}
          role={roles.cell}
          className={cx(styles.cell, align === 'end' && styles.toEnd, area === undefined && styles.wideOnly)}
          style={area === undefined ? undefined : placed(area)}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One column, the first or the second, takes what the others leave. */
function stackingOf(lines: readonly string[], widest: number): CSSProperties {
  const places = lines[0]?.split(' ') ?? [''];
  return {
    gridTemplateAreas: lines.map((line) => `'${line}'`).join(' '),
    gridTemplateColumns: places.map((_, place) => (place === widest ? 'minmax(0, 1fr)' : 'auto')).join(' '),
  };
}

const selectionArea = 'selection';

/** Above it, what selects all rows that are shown, or none at all. */
function selectionColumn<Row>(
  { selected, onSelectedChange, nameOf }: TableSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): HeadedColumn<Row> {
  const areAll = selected.size > 0 && rows.every((row) => selected.has(rowKey(row)));
  const toggle = (key: string, isSelected: boolean): void => {
    const next = new Set(selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    onSelectedChange(next);
  };
  return {
    id: selectionArea,
    area: selectionArea,
    width: '3rem',
    header: 'Sélection',
    head: (
      <Checkbox
        label={<VisuallyHidden>Tout sélectionner</VisuallyHidden>}
        checked={areAll}
        disabled={rows.length === 0 && selected.size === 0}
        onCheckedChange={(next) => onSelectedChange(new Set(next ? [...selected, ...rows.map(rowKey)] : []))}
      />
    ),
    cell: (row) => (
      <Checkbox
        label={<VisuallyHidden>{`Sélectionner ${nameOf(row)}`}</VisuallyHidden>}
        checked={selected.has(rowKey(row))}
        onCheckedChange={(next) => toggle(rowKey(row), next)}
      />
    ),
  };
}

const placed = (area: string): CSSProperties => ({ gridArea: area });

interface HeadedColumn<Row> extends TableColumn<Row> {
  /** In the place of its word. */
  head?: ReactNode;
}

interface HeadCellProps<Row> {
  column: HeadedColumn<Row>;
  sort: TableSort | null;
  onSortChange: ((next: TableSort | null) => void) | undefined;
}

/** First press ascending, second descending, third back to the order in which the rows came. */
function HeadCell<Row>({
  column: { id, header, head = header, headerHidden, align, sortable },
  sort,
  onSortChange,
}: HeadCellProps<Row>) {
  const direction = sort?.by === id ? sort.direction : undefined;
  const next: TableSort | null =
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
        head
      )}
    </th>
  );
}

/** What the headers do on wide windows. */
function StackedSorting<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (next: TableSort | null) => void;
}) {
  const sorts = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }): (TableSort & { value: string; label: string })[] => [
      { by: id, direction: 'ascending', value: `${id} ascending`, label: `${header}, croissant` },
      { by: id, direction: 'descending', value: `${id} descending`, label: `${header}, décroissant` },
    ]);
  return (
    <SelectField
      className={styles.sorting}
      label="Trier par"
      name="sort"
      value={sort === null ? '' : `${sort.by} ${sort.direction}`}
      placeholder="Ordre habituel"
      options={sorts}
      onValueChange={(value) => {
        const wanted = sorts.find((each) => each.value === value);
        onSortChange(wanted === undefined ? null : { by: wanted.by, direction: wanted.direction });
      }}
    />
  );
}

import {
  type ComponentPropsWithRef,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { longTableLibrary } from '../../internal/libraries.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { media } from '../../styles/media.ts';
import type { StackedRow } from '../../styles/stackedRow.ts';
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
/** Height of a row in px before it was measured, in columns and stacked. */
const usualRowHeight = { wide: 60, stacked: 150 };
/** Where rows begin on a page in px, until it was measured. */
const usualTop = 320;
/** How many rows the virtualizer is told of at a time, while those below are only a height: it goes through all that it knows. */
const reachStep = 200;

/**
 * Brings what a table of that many rows is drawn with, before it is shown: then it is drawn once, and not again when that has
 * come. A failure is told by the table, which asks again.
 */
export function prepareTable(rowCount: number): void {
  if (rowCount > drawnAtOnce) longTableLibrary.prepare().catch(() => undefined);
}

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
  /** The looks of its cells. A row has many of them: what can be said of the cell needs no element inside. */
  className?: string;
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
  /** The places of the columns in a row under 1024 px. */
  stacked: StackedRow;
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
  /** The row that stands first in the window when the table is first shown, counted from 0. Only where rows are many. Default 0. */
  firstRow?: number;
  /** Called with the row that stands first in the window when scrolling comes to rest; 0 where rows are few. */
  onFirstRowChange?: (next: number) => void;
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
  firstRow = 0,
  onFirstRowChange,
  className,
  ...rest
}: TableProps<Row>) {
  const isEmpty = loading === undefined && rows.length === 0;
  const isLong = rows.length > drawnAtOnce;
  const isStacked = useMedia(media.belowLg);
  const picking = usePicking(selection, rowKey);
  const layout = useMemo(
    (): RowLayout<Row> => ({
      columns,
      rowKey,
      stacked,
      usualHeight: isStacked ? usualRowHeight.stacked : usualRowHeight.wide,
      picking,
    }),
    [columns, rowKey, stacked, isStacked, picking],
  );
  const body: BodyProps<Row> = { layout, rows, selected: selection?.selected ?? none };
  const sought = useRef(firstRow);
  const fits = loading === undefined && !isLong;
  useEffect(() => {
    if (fits) onFirstRowChange?.(0);
  }, [fits, onFirstRowChange]);
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>
        {isStacked && (onSortChange || selection) && !isEmpty && loading === undefined && (
          <div className={styles.stackedHead}>
            {onSortChange && <StackedSorting columns={columns} sort={sort} onSortChange={onSortChange} />}
            {selection && <SelectAll selection={selection} rows={rows} rowKey={rowKey} />}
          </div>
        )}
        <table
          aria-label={label}
          aria-busy={loading !== undefined || undefined}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          role={roles.table}
          className={styles.table}
        >
          <colgroup>
            {layout.picking && <col style={{ width: '3rem' }} />}
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead role={roles.group} className={styles.head}>
            <tr role={roles.row}>
              {selection && (
                <th scope="col" role={roles.header} className={styles.headCell}>
                  <SelectAll selection={selection} rows={rows} rowKey={rowKey} />
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
          {loading === undefined &&
            rows.length > 0 &&
            (isLong ? (
              <Suspense fallback={<FirstRows {...body} />}>
                <LongBodyOnDemand {...body} sought={sought} onFirstRowChange={onFirstRowChange} />
              </Suspense>
            ) : (
              <ShortBody {...body} />
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
  stacked: StackedRow;
  /** Height of a row in px before it was measured. */
  usualHeight: number;
  picking: Picking<Row> | undefined;
}

interface BodyProps<Row> {
  layout: RowLayout<Row>;
  rows: readonly Row[];
  selected: ReadonlySet<string>;
}

function ShortBody<Row>({ layout, rows, selected }: BodyProps<Row>) {
  return (
    <tbody role={roles.group} className={styles.body}>
      {rows.map((row) => {
        const key = layout.rowKey(row);
        return <BodyRow key={key} layout={layout} row={row} selected={selected.has(key)} />;
      })}
    </tbody>
  );
}

/** Before it is known which rows are near the window, it is at the top. */
function FirstRows<Row>({ layout, rows, selected }: BodyProps<Row>) {
  return (
    <tbody role={roles.group} className={styles.body}>
      {rows.slice(0, drawnAtFirst).map((row, place) => {
        const key = layout.rowKey(row);
        return <BodyRow key={key} place={place} layout={layout} row={row} selected={selected.has(key)} />;
      })}
      <Spacer height={(rows.length - drawnAtFirst) * layout.usualHeight} layout={layout} />
    </tbody>
  );
}

interface LongBodyProps<Row> extends BodyProps<Row> {
  /** The row to begin at, until the list was led there. */
  sought: RefObject<number>;
  onFirstRowChange: TableProps<Row>['onFirstRowChange'];
}

function LongBodyOnDemand<Row>(props: LongBodyProps<Row>) {
  return <LongBody library={longTableLibrary.useLibrary()} {...props} />;
}

type Library = ReturnType<typeof longTableLibrary.useLibrary>;

function LongBody<Row>({
  library: { useWindowVirtualizer, observeWindowOffset },
  layout,
  rows,
  selected,
  sought,
  onFirstRowChange,
}: LongBodyProps<Row> & { library: Library }) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** Where the rows begin on the page, in px. */
  const [top, setTop] = useState<number>();
  const scrollMargin = top ?? usualTop;
  /** At the top of a page it is known well enough which rows are near the window: they are drawn and measured at once. */
  const [isAtTop] = useState(() => sought.current === 0 && window.scrollY === 0);
  const isPlaced = isAtTop || top !== undefined;
  const { usualHeight } = layout;
  /** How many rows are within reach: more come as the window gets near the last one. */
  const [reach, setReach] = useState(() => reachFor(sought.current));
  const count = Math.min(rows.length, reach);
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isPlaced,
    estimateSize: () => usualHeight,
    overscan: 2,
    scrollMargin,
    // Drawn out of sight, it stands nowhere in the page that somebody scrolls.
    observeElementOffset: (list, tell) =>
      observeWindowOffset(list, (offset, isScrolling) => {
        if (body.current?.checkVisibility()) tell(offset, isScrolling);
      }),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => {
      if (sought.current === 0) return window.scrollY;
      return scrollMargin + Math.min(sought.current, count - 1) * usualHeight - coveredBy(body.current);
    },
    onChange: (list) => {
      if (list.isScrolling || list.scrollOffset === null) return;
      const first = list.getVirtualItemForOffset(list.scrollOffset + coveredBy(body.current));
      if (first) onFirstRowChange?.(first.index);
    },
  });
  const drawn = getVirtualItems();
  const last = drawn.at(-1);
  // What stands above may have changed its height at any render, and the window its place. Half a row more or less changes
  // nothing of which rows are near the window, and isn't worth drawing again.
  useLayoutEffect(() => {
    if (body.current === null) return;
    const { top: inWindow } = body.current.getBoundingClientRect();
    const measured = Math.round(inWindow + window.scrollY);
    if (Math.abs(measured - scrollMargin) > usualHeight / 2 || !isPlaced) setTop(measured);
    const inSight = (window.innerHeight - inWindow) / usualHeight;
    const needed = reachFor(Math.max(inSight, last?.index ?? 0));
    if (needed > reach) setReach(needed);
  });
  useEffect(() => {
    if (top !== undefined) sought.current = 0;
  }, [top, sought]);

  const total = (isPlaced ? getTotalSize() : count * usualHeight) + (rows.length - count) * usualHeight;
  const above = (drawn[0]?.start ?? scrollMargin) - scrollMargin;
  const below = total - ((last?.end ?? scrollMargin) - scrollMargin);
  return (
    <tbody ref={body} role={roles.group} className={styles.body}>
      <Spacer height={above} layout={layout} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <BodyRow
            // Another row in the same place is written over the one before: a row costs less to change than to draw.
            key={index}
            ref={measureElement}
            place={index}
            layout={layout}
            row={row}
            selected={selected.has(layout.rowKey(row))}
          />
        );
      })}
      <Spacer height={below} layout={layout} />
    </tbody>
  );
}

/** The reach in which a row isn't among the last ones. */
function reachFor(row: number): number {
  return (Math.floor(row / reachStep + 0.5) + 1) * reachStep;
}

/** Height in px of what stands fixed above the rows: the bar of the page and, on wide windows, the header. */
function coveredBy(body: HTMLTableSectionElement | null): number {
  const head = body?.parentElement?.querySelector('th');
  return head ? Number.parseFloat(getComputedStyle(head).top) + head.offsetHeight : 0;
}

interface SpacerProps<Row> {
  height: number;
  layout: RowLayout<Row>;
}

function Spacer<Row>({ height, layout: { columns, picking } }: SpacerProps<Row>) {
  return (
    <tr aria-hidden className={styles.spacer} style={{ height }}>
      <td colSpan={columns.length + (picking ? 1 : 0)} className={styles.spacerCell} />
    </tr>
  );
}

interface BodyRowProps<Row> {
  layout: RowLayout<Row>;
  row: Row;
  /** Which row it is, counted from 0, where only some are drawn. */
  place?: number;
  selected: boolean;
  ref?: Ref<HTMLTableRowElement>;
}

/** Drawn anew only when something about it has changed: it costs far more to draw than to compare. */
function BodyRow<Row>({ layout, row, place, selected, ref }: BodyRowProps<Row>) {
  return useMemo(
    () => (
      <tr
        ref={ref}
        role={roles.row}
        aria-rowindex={place === undefined ? undefined : place + 2}
        data-index={place}
        className={cx(styles.row, layout.stacked.row)}
      >
        {layout.picking && (
          <td role={roles.cell} className={cx(styles.cell, styles.selectionCell)}>
            <SelectionBox picking={layout.picking} row={row} selected={selected} />
          </td>
        )}
        {layout.columns.map(({ id, cell, align, area, className }) => (
          <td
            key={id}
            role={roles.cell}
            className={cx(
              styles.cell,
              align === 'end' && styles.toEnd,
              area === undefined ? styles.wideOnly : layout.stacked.places[area],
              className,
            )}
          >
            {cell(row)}
          </td>
        ))}
      </tr>
    ),
    [layout, row, place, selected, ref],
  );
}

const none: ReadonlySet<string> = new Set();

/** What a row needs to be picked out: stays the same while the selection changes, so that no other row is drawn anew. */
interface Picking<Row> {
  nameOf: (row: Row) => string;
  toggle: (row: Row, isSelected: boolean) => void;
}

function usePicking<Row>(
  selection: TableSelection<Row> | undefined,
  rowKey: (row: Row) => string,
): Picking<Row> | undefined {
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

interface SelectionBoxProps<Row> {
  picking: Picking<Row>;
  row: Row;
  selected: boolean;
}

function SelectionBox<Row>({ picking: { nameOf, toggle }, row, selected }: SelectionBoxProps<Row>) {
  return (
    <Checkbox
      aria-label={`Sélectionner ${nameOf(row)}`}
      checked={selected}
      onCheckedChange={(next) => toggle(row, next)}
    />
  );
}

interface SelectAllProps<Row> {
  selection: TableSelection<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Selects all rows that are shown, or none at all. */
function SelectAll<Row>({ selection: { selected, onSelectedChange }, rows, rowKey }: SelectAllProps<Row>) {
  return (
    <Checkbox
      aria-label="Tout sélectionner"
      checked={selected.size > 0 && rows.every((row) => selected.has(rowKey(row)))}
      disabled={rows.length === 0 && selected.size === 0}
      onCheckedChange={(next) => onSelectedChange(new Set(next ? [...selected, ...rows.map(rowKey)] : []))}
    />
  );
}

interface HeadCellProps {
  column: Omit<TableColumn<never>, 'cell'>;
  /** How the rows are sorted by it, if they are. */
  direction: TableSort['direction'] | undefined;
  onSortChange: ((next: TableSort | null) => void) | undefined;
}

/**
 * First press ascending, second descending, third back to the order in which the rows came. Drawn anew only when the sort is
 * another one: all of them together cost as much as a row.
 */
const HeadCell = memo(function HeadCell({
  column: { id, header, headerHidden, align, sortable },
  direction,
  onSortChange,
}: HeadCellProps) {
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
        header
      )}
    </th>
  );
});

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

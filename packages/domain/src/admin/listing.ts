import { fold } from '../slug.ts';
import type { Sort, SortKeys } from './sorting.ts';

/** What a list is searched in and sorted by. */
export interface ListingRules<Row, Column extends string> {
  /** The texts in which a search looks. */
  textsOf: (row: Row) => string[];
  columns: readonly Column[];
  keys: SortKeys<Row, Column>;
}

/** Which rows of a list are wanted, and in which order. */
export interface Wanted<Row, Column extends string> {
  /** Found in any of a row's texts, whatever its case and accents. */
  query: string;
  /** `null` in the order in which the rows came. */
  sort: Sort<Column> | null;
  /** What else a row has to be. */
  keep?: ((row: Row) => boolean) | undefined;
}

/** A list that is searched and sorted again and again: at every keystroke, with 100,000 rows. */
export interface Listing<Row, Column extends string> {
  /** The rows that are wanted. Equal rows keep their order. */
  find(rows: readonly Row[], wanted: Wanted<Row, Column>): readonly Row[];
  /** Does ahead, in short steps, what finding in these rows takes; what is missing then is done when it is needed. */
  prepare(rows: readonly Row[]): Iterator<void>;
}

/** The rows' places in ascending order of a column, as far as they are sorted. */
interface Order {
  keys: (string | number)[];
  places: Uint32Array;
  /** The same from the greatest to the least: equal ones stay in the order in which they came. */
  descending: Uint32Array;
  steps: Iterator<void>;
}

interface Known<Row, Column> {
  rows: readonly Row[];
  texts: (string | undefined)[];
  orders: Map<Column, Order>;
}

/** How many rows a step is about. */
const stride = 1_000;

/** Remembers about the last rows that it was asked for what is slow to work out. */
export function createListing<Row, Column extends string>({
  textsOf,
  columns,
  keys,
}: ListingRules<Row, Column>): Listing<Row, Column> {
  let known: Known<Row, Column> = { rows: [], texts: [], orders: new Map() };

  function about(rows: readonly Row[]): Known<Row, Column> {
    if (rows !== known.rows) {
      // Mostly one row has changed and all others stand where they stood.
      const { rows: former, texts } = known;
      const kept = rows.map((row, place) => (row === former[place] ? texts[place] : undefined));
      known = { rows, texts: kept, orders: new Map() };
    }
    return known;
  }

  function orderBy(list: Known<Row, Column>, column: Column): Order {
    const started = list.orders.get(column);
    if (started) return started;
    const { length } = list.rows;
    const order: Order = {
      keys: [],
      places: new Uint32Array(length),
      descending: new Uint32Array(length),
      steps: [].values(),
    };
    order.steps = sorting(order, list.rows, keys[column]);
    list.orders.set(column, order);
    return order;
  }

  const textAt = ({ rows, texts }: Known<Row, Column>, place: number): string => {
    const row = rows[place];
    texts[place] ??= row === undefined ? '' : fold(textsOf(row).join('\n'));
    return texts[place];
  };

  return {
    find: (rows, { query, sort, keep }) => {
      const sought = fold(query.trim());
      if (sought === '' && sort === null && keep === undefined) return rows;
      const list = about(rows);
      const places = sort === null ? undefined : placesOf(orderBy(list, sort.by), sort.direction);
      const found: Row[] = [];
      // A plain loop: with 100,000 rows a function for each is felt.
      for (let at = 0; at < rows.length; at += 1) {
        const place = places?.[at] ?? at;
        const row = rows[place];
        if (row === undefined || (keep !== undefined && !keep(row))) continue;
        if (sought === '' || textAt(list, place).includes(sought)) found.push(row);
      }
      return found;
    },

    *prepare(rows) {
      const list = about(rows);
      for (let from = 0; from < rows.length; from += stride) {
        for (let place = from; place < Math.min(from + stride, rows.length); place += 1) textAt(list, place);
        yield;
      }
      for (const column of columns) {
        const { steps } = orderBy(list, column);
        while (!steps.next().done) yield;
      }
    },
  };
}

function placesOf(order: Order, direction: Sort['direction']): Uint32Array {
  while (!order.steps.next().done);
  return direction === 'ascending' ? order.places : order.descending;
}

/** A merge sort from the bottom, since no other one can be interrupted. */
function* sorting<Row>(order: Order, rows: readonly Row[], keyOf: (row: Row) => string | number): Generator<void> {
  const { length } = rows;
  for (let from = 0; from < length; from += stride) {
    for (const row of rows.slice(from, from + stride)) order.keys.push(keyOf(row));
    yield;
  }
  const { keys } = order;
  const isAfter = (a: number, b: number): boolean => (keys[a] ?? 0) > (keys[b] ?? 0);
  let sorted = order.places;
  let spare: Uint32Array = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) sorted[place] = place;
  for (let from = 0; from < length; from += stride) {
    // The places break the tie: equal rows keep their order.
    sorted.subarray(from, from + stride).sort((a, b) => (isAfter(a, b) ? 1 : isAfter(b, a) ? -1 : a - b));
    yield;
  }
  for (let width = stride; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const middle = Math.min(from + width, length);
      const end = Math.min(from + 2 * width, length);
      let left = from;
      let right = middle;
      for (let place = from; place < end; place += 1) {
        const a = sorted[left] ?? 0;
        const b = sorted[right] ?? 0;
        const takesRight = left >= middle || (right < end && isAfter(a, b));
        spare[place] = takesRight ? b : a;
        if (takesRight) right += 1;
        else left += 1;
      }
      yield;
    }
    [sorted, spare] = [spare, sorted];
  }
  order.places = sorted;
  yield* turnAround(order);
}

function* turnAround({ keys, places, descending }: Order): Generator<void> {
  const keyAt = (at: number): string | number | undefined => keys[places[at] ?? 0];
  let written = 0;
  for (let end = places.length; end > 0; ) {
    let from = end - 1;
    while (from > 0 && keyAt(from - 1) === keyAt(end - 1)) from -= 1;
    descending.set(places.subarray(from, end), written);
    if (Math.floor(written / stride) < Math.floor((written + end - from) / stride)) yield;
    written += end - from;
    end = from;
  }
}

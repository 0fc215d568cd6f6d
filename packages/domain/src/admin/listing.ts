import { fold } from '../slug.ts';
import { type Order, type Ordered, type Parts, parting, sorting, stride } from './ordering.ts';
import { createTexts } from './searching.ts';
import type { Sort, SortKeys } from './sorting.ts';

/** What a list is searched in, narrowed by and sorted by. */
export interface ListingRules<Row, Column extends string> {
  /** The texts of a row in which a search looks. */
  texts: readonly ((row: Row) => string)[];
  /** What the list is narrowed by: the status of an order, the category of a product. */
  kindOf?: (row: Row) => string;
  columns: readonly Column[];
  keys: SortKeys<Row, Column>;
}

/** Which rows of a list are wanted, and in which order. */
export interface Wanted<Column extends string> {
  /** Found in any of a row's texts, whatever its case and accents. */
  query: string;
  /** `null` in the order in which the rows came. */
  sort: Sort<Column> | null;
  /** Rows of this kind only; without one, or with `null`, of all kinds. */
  kind?: string | null;
}

/** A list that is searched and sorted again and again: at every keystroke, with 100,000 rows. */
export interface Listing<Row, Column extends string> {
  /** The rows that are wanted. Equal rows keep their order. */
  find(rows: readonly Row[], wanted: Wanted<Column>): readonly Row[];
  /** Does ahead, in short steps, what finding in these rows takes; what is missing then is done when it is needed. */
  prepare(rows: readonly Row[]): Iterator<void>;
}

interface Known<Row, Column> {
  rows: readonly Row[];
  /** Which pieces of `stride` rows have been read: the numbers of their texts and kinds are known. */
  read: boolean[];
  /** The numbers of each row's texts, row after row. */
  texts: Uint32Array;
  /** The number of each row's kind. */
  kinds: Uint16Array;
  orders: Map<Column, Order<Row>>;
  /** The rows as they were given. */
  given: Ordered<Row>;
  /** The rows of each kind, in each order that they were wanted in. */
  parts: Map<Ordered<Row>, Parts<Row>>;
}

/** Remembers about the last rows that it was asked for what is slow to work out. */
export function createListing<Row, Column extends string>({
  texts: textGetters,
  kindOf,
  columns,
  keys,
}: ListingRules<Row, Column>): Listing<Row, Column> {
  const width = textGetters.length;
  let known: Known<Row, Column> = knowing([]);
  const texts = createTexts();
  const kindNumbers = new Map<string, number>();

  function knowing(rows: readonly Row[]): Known<Row, Column> {
    return {
      rows,
      read: [],
      texts: new Uint32Array(rows.length * width),
      kinds: new Uint16Array(rows.length),
      orders: new Map(),
      given: { rows },
      parts: new Map(),
    };
  }

  function about(rows: readonly Row[]): Known<Row, Column> {
    if (rows === known.rows) return known;
    const former = known;
    known = knowing(rows);
    // Mostly one row has changed and all others stand where they stood.
    for (let piece = 0; piece * stride < rows.length; piece += 1) {
      const isKept = former.read[piece] === true && isSame(rows, former.rows, piece);
      known.read[piece] = isKept;
      if (!isKept) continue;
      const [from, end] = [piece * stride, (piece + 1) * stride];
      known.texts.set(former.texts.subarray(from * width, end * width), from * width);
      known.kinds.set(former.kinds.subarray(from, end), from);
    }
    return known;
  }

  function orderBy(list: Known<Row, Column>, column: Column): Order<Row> {
    const started = list.orders.get(column);
    if (started) return started;
    const order = sorting(list.rows, keys[column]);
    list.orders.set(column, order);
    return order;
  }

  function partsOf(list: Known<Row, Column>, ordered: Ordered<Row>): Parts<Row> {
    const started = list.parts.get(ordered);
    if (started) return started;
    const parts = parting(ordered, list.kinds);
    list.parts.set(ordered, parts);
    return parts;
  }

  function numberOfKind(kind: string): number {
    const number = kindNumbers.get(kind) ?? kindNumbers.size;
    kindNumbers.set(kind, number);
    return number;
  }

  function read(list: Known<Row, Column>, piece: number): void {
    if (list.read[piece]) return;
    list.read[piece] = true;
    const first = piece * stride;
    for (const [at, row] of list.rows.slice(first, first + stride).entries()) {
      const place = first + at;
      for (const [column, textOf] of textGetters.entries()) {
        list.texts[place * width + column] = texts.numberOf(textOf(row));
      }
      if (kindOf) list.kinds[place] = numberOfKind(kindOf(row));
    }
  }

  /** The rows of a kind, in an order. */
  function ofKind(list: Known<Row, Column>, ordered: Ordered<Row>, kind: string): Ordered<Row> {
    return finished(partsOf(list, ordered)).byKind[numberOfKind(kind)] ?? { rows: [] };
  }

  /** The rows that hold what is sought, in their order. */
  function search(list: Known<Row, Column>, sought: string, { rows, places }: Ordered<Row>): readonly Row[] {
    const marks = texts.mark(sought);
    const { texts: numbers } = list;
    const found: Row[] = [];
    // Plain loops: with 100,000 rows a function for each is felt.
    for (let next = 0; next < rows.length; next += 1) {
      const place = places === undefined ? next : (places[next] as number);
      let isFound = false;
      for (let at = place * width; !isFound && at < (place + 1) * width; at += 1) {
        isFound = marks[numbers[at] as number] === 1;
      }
      if (isFound) found.push(rows[next] as Row);
    }
    return found.length === rows.length ? rows : found;
  }

  return {
    find: (rows, { query, sort, kind = null }) => {
      const sought = fold(query.trim());
      if (sought === '' && sort === null && kind === null) return rows;
      const list = about(rows);
      const all = sort === null ? list.given : finished(orderBy(list, sort.by))[sort.direction];
      if (sought === '' && kind === null) return all.rows;
      for (const piece of list.read.keys()) read(list, piece);
      const narrowed = kind === null ? all : ofKind(list, all, kind);
      return sought === '' ? narrowed.rows : search(list, sought, narrowed);
    },

    *prepare(rows) {
      const list = about(rows);
      for (const piece of list.read.keys()) {
        read(list, piece);
        yield;
      }
      const orders = columns.map((column) => orderBy(list, column));
      for (const { steps } of orders) while (!steps.next().done) yield;
      if (!kindOf) return;
      for (const ordered of [list.given, ...orders.flatMap(({ ascending, descending }) => [ascending, descending])]) {
        const { steps } = partsOf(list, ordered);
        while (!steps.next().done) yield;
      }
    },
  };
}

/** Does what is left of its steps. */
function finished<Work extends { steps: Iterator<void> }>(work: Work): Work {
  while (!work.steps.next().done);
  return work;
}

/** Whether a piece holds the rows that it held. */
function isSame(rows: readonly unknown[], former: readonly unknown[], piece: number): boolean {
  const from = piece * stride;
  const end = Math.min(from + stride, rows.length);
  if (end !== Math.min(from + stride, former.length)) return false;
  for (let place = from; place < end; place += 1) if (rows[place] !== former[place]) return false;
  return true;
}

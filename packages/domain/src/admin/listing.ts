import { fold } from '../slug.ts';
import { type Order, sorting, stride } from './ordering.ts';
import type { Sort, SortKeys } from './sorting.ts';

/** What a list is searched in, narrowed by and sorted by. */
export interface ListingRules<Row, Column extends string> {
  /** The texts in which a search looks. */
  textsOf: (row: Row) => string[];
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

/** What a search looks at, for `stride` rows at once: with a text for each row it takes twice as long. */
interface Piece {
  /** The texts of its rows, one after the other. */
  text: string;
  /** Where in it each row ends. */
  ends: Uint32Array;
}

interface Known<Row, Column> {
  rows: readonly Row[];
  pieces: (Piece | undefined)[];
  /** The number of each row's kind, where its piece is known. */
  kinds: Uint16Array;
  orders: Map<Column, Order<Row>>;
}

/** Stands between the texts of two rows, and in nobody's query. */
const apart = '\0';

/** Remembers about the last rows that it was asked for what is slow to work out. */
export function createListing<Row, Column extends string>({
  textsOf,
  kindOf,
  columns,
  keys,
}: ListingRules<Row, Column>): Listing<Row, Column> {
  let known: Known<Row, Column> = { rows: [], pieces: [], kinds: new Uint16Array(0), orders: new Map() };
  const numbers = new Map<string, number>();

  function about(rows: readonly Row[]): Known<Row, Column> {
    if (rows !== known.rows) {
      // Mostly one row has changed and all others stand where they stood.
      const { rows: former, pieces } = known;
      const kinds = new Uint16Array(rows.length);
      kinds.set(known.kinds.subarray(0, rows.length));
      const kept = Array.from({ length: Math.ceil(rows.length / stride) }, (_, place) =>
        isSame(rows, former, place) ? pieces[place] : undefined,
      );
      known = { rows, pieces: kept, kinds, orders: new Map() };
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

  function numberOf(kind: string): number {
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  }

  function pieceAt({ rows, pieces, kinds }: Known<Row, Column>, place: number): Piece {
    const former = pieces[place];
    if (former) return former;
    const first = place * stride;
    const own = rows.slice(first, first + stride);
    if (kindOf) for (const [row, thing] of own.entries()) kinds[first + row] = numberOf(kindOf(thing));
    let end = 0;
    const texts = own.map((row) => `${fold(textsOf(row).join('\n'))}${apart}`);
    const piece: Piece = {
      text: texts.join(''),
      ends: Uint32Array.from(texts, (text) => {
        end += text.length;
        return end;
      }),
    };
    pieces[place] = piece;
    return piece;
  }

  return {
    find: (rows, { query, sort, kind = null }) => {
      const sought = fold(query.trim());
      if (sought === '' && sort === null && kind === null) return rows;
      const list = about(rows);
      const order = sort === null ? undefined : finished(orderBy(list, sort.by))[sort.direction];
      const all = order?.rows ?? rows;
      if (sought === '' && kind === null) return all;

      const pieces = Array.from(list.pieces, (_, place) => pieceAt(list, place));
      const [marks, count] = sought === '' ? [undefined, rows.length] : mark(pieces, sought);
      if (kind === null && count === rows.length) return all;
      const { kinds } = list;
      const number = kind === null ? undefined : numberOf(kind);
      const found: Row[] = [];
      // A plain loop: with 100,000 rows a function for each is felt.
      for (let at = 0; at < rows.length; at += 1) {
        const place = order?.places[at] ?? at;
        if (marks !== undefined && marks[place] === 0) continue;
        if (number !== undefined && kinds[place] !== number) continue;
        found.push(all[at] as Row);
      }
      return found;
    },

    *prepare(rows) {
      const list = about(rows);
      for (const place of list.pieces.keys()) {
        pieceAt(list, place);
        yield;
      }
      for (const column of columns) {
        const { steps } = orderBy(list, column);
        while (!steps.next().done) yield;
      }
    },
  };
}

function finished<Row>(order: Order<Row>): Order<Row> {
  while (!order.steps.next().done);
  return order;
}

/** A 1 for each row in which a search finds something, and how many there are. */
function mark(pieces: readonly Piece[], sought: string): [marks: Uint8Array, count: number] {
  const marks = new Uint8Array(pieces.length * stride);
  let count = 0;
  for (const [place, { text, ends }] of pieces.entries()) {
    let row = 0;
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, ends[row - 1])) {
      while ((ends[row] ?? 0) <= at) row += 1;
      marks[place * stride + row] = 1;
      count += 1;
      row += 1;
    }
  }
  return [marks, count];
}

/** Whether a piece holds the rows that it held. */
function isSame(rows: readonly unknown[], former: readonly unknown[], piece: number): boolean {
  const from = piece * stride;
  const end = Math.min(from + stride, rows.length);
  if (end !== Math.min(from + stride, former.length)) return false;
  for (let place = from; place < end; place += 1) if (rows[place] !== former[place]) return false;
  return true;
}

import type { Sort } from './sorting.ts';

/** How many rows a step is about. */
export const stride = 1_000;

/** Rows in the order of a column: their places among the rows that were sorted, and they themselves. */
interface Sorted<Row> extends Ordered<Row> {
  places: Uint32Array;
  rows: Row[];
}

/** Rows that stand in an order: their places among the rows that were given, all of them in turn if there are none. */
export interface Ordered<Row> {
  places?: ArrayLike<number>;
  rows: readonly Row[];
}

/** The rows of each kind, by its number, in the order of all of them, once all steps are done. */
export interface Parts<Row> {
  byKind: Required<Ordered<Row>>[];
  steps: Iterator<void>;
}

/** Both ways of sorting by a column, once all steps are done. Equal rows stay in the order in which they came, both ways. */
export interface Order<Row> extends Record<Sort['direction'], Sorted<Row>> {
  steps: Iterator<void>;
}

/** Sorts in short steps. The keys are compared with `>`. */
export function sorting<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Order<Row> {
  const unsorted = (): Sorted<Row> => ({ places: new Uint32Array(rows.length), rows: [] });
  const order: Order<Row> = { ascending: unsorted(), descending: unsorted(), steps: [].values() };
  order.steps = stepsOf(order, rows, keyOf);
  return order;
}

function* stepsOf<Row>(
  { ascending, descending }: Order<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): Generator<void> {
  const keys: (string | number)[] = [];
  for (let from = 0; from < rows.length; from += stride) {
    for (const row of rows.slice(from, from + stride)) keys.push(keyOf(row));
    yield;
  }
  ascending.places = yield* merge(keys);
  yield* turnAround(keys, ascending.places, descending.places);
  for (const sorted of [ascending, descending]) {
    for (let from = 0; from < rows.length; from += stride) {
      for (const place of sorted.places.subarray(from, from + stride)) sorted.rows.push(rows[place] as Row);
      yield;
    }
  }
}

/** Parts rows by the number of their kind, which is known by their place among the rows that were given, in short steps. */
export function parting<Row>(ordered: Ordered<Row>, kinds: ArrayLike<number>): Parts<Row> {
  const byKind: { places: number[]; rows: Row[] }[] = [];
  return { byKind, steps: partInto(byKind, ordered, kinds) };
}

function* partInto<Row>(
  byKind: { places: number[]; rows: Row[] }[],
  { places, rows }: Ordered<Row>,
  kinds: ArrayLike<number>,
): Generator<void> {
  for (let from = 0; from < rows.length; from += stride) {
    const end = Math.min(from + stride, rows.length);
    for (let next = from; next < end; next += 1) {
      const place = places?.[next] ?? next;
      const kind = kinds[place] ?? 0;
      byKind[kind] ??= { places: [], rows: [] };
      byKind[kind].places.push(place);
      byKind[kind].rows.push(rows[next] as Row);
    }
    yield;
  }
}

/** A merge sort from the bottom, since no other one can be interrupted. Gives the places of the keys, the least first. */
function* merge(keys: readonly (string | number)[]): Generator<void, Uint32Array> {
  const { length } = keys;
  const isAfter = (a: number, b: number): boolean => (keys[a] ?? 0) > (keys[b] ?? 0);
  let sorted: Uint32Array = new Uint32Array(length);
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
        if (place % stride === 0) yield;
      }
    }
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}

/** The same from the greatest to the least: equal ones stay in the order in which they came. */
function* turnAround(
  keys: readonly (string | number)[],
  places: Uint32Array,
  descending: Uint32Array,
): Generator<void> {
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

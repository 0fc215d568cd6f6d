/** The edges of an element, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Named {
  number: number;
  box: Box;
}

/** A numbered disc beside a part, and the line from it to the edge of what it names. */
export interface Mark {
  number: number;
  disc: Point;
  end: Point;
}

interface Point {
  x: number;
  y: number;
}

/** How far the middle of a disc is from the part. Twice as much has to be free on each side. */
export const distance = 16;
/** From the middle of a disc to the middle of the next. */
const apart = 26;

/** Places a disc beside the part for each thing that is named, so that lines are short and cross as little as can be. */
export function placeMarks(part: Box, named: readonly Named[]): Mark[] {
  const marks: Mark[] = [];
  for (const { number, box } of named) {
    const others = named.filter((other) => !contains(other.box, box) && !contains(box, other.box));
    const cost = ({ disc, end, moved }: Candidate): number =>
      Math.abs(disc.x - end.x) +
      Math.abs(disc.y - end.y) +
      moved +
      300 * marks.filter((mark) => near(mark.disc, disc)).length +
      80 * marks.filter((mark) => meet(around(mark.disc, mark.end), around(disc, end))).length +
      30 * others.filter((other) => meet(other.box, around(disc, end))).length;
    const [best] = candidates(part, box).sort((one, other) => cost(one) - cost(other));
    if (best) marks.push({ number, disc: best.disc, end: best.end });
  }
  return marks;
}

interface Candidate extends Omit<Mark, 'number'> {
  /** How far it is from the place that would be the first choice. */
  moved: number;
}

function candidates(part: Box, { left, top, right, bottom }: Box): Candidate[] {
  const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
  return shares.flatMap((share) => {
    const [x, y] = [left + (right - left) * share, top + (bottom - top) * share];
    const straight = [
      { disc: { x: part.left - distance, y }, end: { x: left, y } },
      { disc: { x, y: part.top - distance }, end: { x, y: top } },
      { disc: { x: part.right + distance, y }, end: { x: right, y } },
      { disc: { x, y: part.bottom + distance }, end: { x, y: bottom } },
    ];
    return [0, -apart, apart, -2 * apart, 2 * apart].flatMap((shift) =>
      straight.map(({ disc, end }) => ({
        disc: disc.y === end.y ? { ...disc, y: disc.y + shift } : { ...disc, x: disc.x + shift },
        end,
        moved: Math.abs(shift) + 20 * Math.abs(share - 0.5),
      })),
    );
  });
}

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < apart;

/** The box of a line, which has a width even where the line is straight. */
const around = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x) - 1,
  top: Math.min(one.y, other.y) - 1,
  right: Math.max(one.x, other.x) + 1,
  bottom: Math.max(one.y, other.y) + 1,
});

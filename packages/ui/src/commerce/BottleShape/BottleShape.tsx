import type { PartProps } from '../../internal/partProps.ts';

/** The body of the drawn bottle and the height of its neck in px, by size in ml. */
const shapes = [
  { upTo: 10, width: 15, height: 16, neck: 4 },
  { upTo: 30, width: 18, height: 22, neck: 6 },
  { upTo: 50, width: 20, height: 28, neck: 7 },
  { upTo: Number.POSITIVE_INFINITY, width: 24, height: 34, neck: 10 },
] as const;
const neckWidth = 7;
/** That of the largest, for all: at one width, they keep their proportions to each other. */
const frameWidth = 26;

export interface BottleShapeProps extends Omit<PartProps<'svg'>, 'children'> {
  /** The capacity of the bottle, in ml. */
  size: number;
}

/**
 * The outline of a bottle, drawn larger for a larger capacity. It is decoration: the number beside it says the size.
 *
 * Use it beside a choice of sizes; for the picture of a product, use `Picture`.
 */
export function BottleShape({ size, ...rest }: BottleShapeProps) {
  const { width, height, neck } = shapes.find(({ upTo }) => size <= upTo) ?? shapes[3];
  const frameHeight = neck + height + 2;
  return (
    <svg
      viewBox={`0 -1 ${frameWidth} ${frameHeight}`}
      width={frameWidth}
      height={frameHeight}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      aria-hidden="true"
      {...rest}
    >
      <rect x={(frameWidth - neckWidth) / 2} width={neckWidth} height={neck} />
      <rect x={(frameWidth - width) / 2} y={neck} width={width} height={height} rx={3} />
    </svg>
  );
}

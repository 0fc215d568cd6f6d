import { type HTMLAttributes, type PointerEvent, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Slider.css.ts';

/** A lower and an upper value. */
export type SliderRange = readonly [lower: number, upper: number];

export interface SliderProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'defaultValue'> {
  /** Names of the two thumbs, the lower one first. */
  labels: readonly [lower: string, upper: string];
  value: SliderRange;
  /** Called at each step of a change. */
  onValueChange: (next: SliderRange) => void;
  /** Called once when the thumb is let go: where a change is to be kept, or costs something. */
  onValueCommit?: (next: SliderRange) => void;
  min: number;
  max: number;
  /** Distance of two values. Default 1; page up and page down go ten steps. */
  step?: number;
  /** How a value is read out: « 30 € ». Default the bare number. */
  formatValue?: (value: number) => string;
}

/** Chooses a range between two bounds, with a thumb for each of its ends. */
export function Slider({
  labels,
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  formatValue = String,
  className,
  ...rest
}: SliderProps) {
  const uncommitted = useRef<SliderRange>(undefined);

  const change = (next: SliderRange) => {
    uncommitted.current = next;
    onValueChange(next);
  };
  const commit = () => {
    const next = uncommitted.current;
    uncommitted.current = undefined;
    if (next) onValueCommit?.(next);
  };

  const [lower, upper] = value;
  const thumbs = [
    { now: lower, low: min, high: upper, range: (next: number): SliderRange => [next, upper] },
    { now: upper, low: lower, high: max, range: (next: number): SliderRange => [lower, next] },
  ] as const;
  const move = (index: Index, wanted: number) => {
    const { now, low, high, range } = thumbs[index];
    const next = Math.min(high, Math.max(low, wanted));
    if (next !== now) change(range(next));
  };

  const elements = useRef<(HTMLSpanElement | null)[]>([]);
  const dragged = useRef<Index>(undefined);
  const valueUnder = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const thumbWidth = elements.current[0]?.offsetWidth ?? 0;
    const share = (clientX - left - thumbWidth / 2) / (width - thumbWidth);
    return min + Math.round((share * (max - min)) / step) * step;
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Else the press would take the focus back from the thumb, and mark text.
    event.preventDefault();
    const wanted = valueUnder(event);
    const toLower = Math.abs(wanted - lower);
    const toUpper = Math.abs(wanted - upper);
    const index = toLower < toUpper || (toLower === toUpper && wanted < lower) ? 0 : 1;
    dragged.current = index;
    event.currentTarget.setPointerCapture(event.pointerId);
    elements.current[index]?.focus();
    move(index, wanted);
  };

  // The thumbs stay inside of the track: their centres go from half a thumb to half a thumb before its end.
  const placeOf = (at: number) =>
    `calc(${(at - min) / (max - min)} * (100% - ${styles.thumbWidth}) + ${styles.thumbWidth} / 2)`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the way of the pointer; keyboard and assistive technology have the thumbs.
    <span
      className={cx(styles.root, className)}
      onPointerDown={grab}
      onPointerMove={(event) => {
        if (dragged.current !== undefined) move(dragged.current, valueUnder(event));
      }}
      // Also comes when the browser takes the finger away.
      onLostPointerCapture={() => {
        dragged.current = undefined;
        commit();
      }}
      onKeyUp={commit}
      onBlur={commit}
      {...rest}
    >
      <span className={styles.track}>
        <span className={styles.range} style={{ left: placeOf(lower), right: `calc(100% - ${placeOf(upper)})` }} />
      </span>
      {([0, 1] as const).map((index) => {
        const { now, low, high } = thumbs[index];
        return (
          <span
            key={index}
            ref={(element) => {
              elements.current[index] = element;
            }}
            className={styles.thumb}
            style={{ left: placeOf(now) }}
            role="slider"
            tabIndex={0}
            aria-label={labels[index]}
            aria-valuemin={low}
            aria-valuemax={high}
            aria-valuenow={now}
            aria-valuetext={formatValue(now)}
            onKeyDown={(event) => {
              const next = valueAfterKey(event.key, { now, low, high, step });
              if (next === undefined) return;
              event.preventDefault();
              move(index, next);
            }}
          />
        );
      })}
    </span>
  );
}

type Index = 0 | 1;

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** Where a key would lead a thumb; `undefined` for a key without meaning here. */
function valueAfterKey(
  key: string,
  { now, low, high, step }: { now: number; low: number; high: number; step: number },
): number | undefined {
  if (key === 'Home') return low;
  if (key === 'End') return high;
  const steps = stepsOfKey[key];
  return steps === undefined ? undefined : now + steps * step;
}

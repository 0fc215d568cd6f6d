import * as RadixSlider from '@radix-ui/react-slider';
import { type HTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Slider.css.ts';

/** A lower and an upper value. */
export type SliderRange = readonly [lower: number, upper: number];

export interface SliderProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'defaultValue' | 'dir'> {
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

/**
 * Chooses a range between two bounds, with a thumb for each of its ends.
 *
 * Use it for a range where the exact value matters little; for a number, take `QuantityStepper`.
 */
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
    { label: labels[0], now: lower, low: min, high: upper, range: (next: number): SliderRange => [next, upper] },
    { label: labels[1], now: upper, low: lower, high: max, range: (next: number): SliderRange => [lower, next] },
  ];
  return (
    <RadixSlider.Root
      className={cx(styles.root, className)}
      value={[lower, upper]}
      onValueChange={([nextLower = min, nextUpper = max]) => change([nextLower, nextUpper])}
      // Also comes when the browser takes the finger away, which Radix doesn't hear of.
      onLostPointerCapture={commit}
      onKeyUp={commit}
      onBlur={(event) => {
        // A thumb that is dragged past the other one hands it the focus: not the end yet.
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
      min={min}
      max={max}
      step={step}
      {...rest}
    >
      <RadixSlider.Track className={styles.track}>
        <RadixSlider.Range className={styles.range} />
      </RadixSlider.Track>
      {thumbs.map(({ label, now, low, high, range }) => (
        <RadixSlider.Thumb
          key={label}
          className={styles.thumb}
          aria-label={label}
          aria-valuemin={low}
          aria-valuemax={high}
          aria-valuetext={formatValue(now)}
          // Radix moves the lower thumb on Home and the upper one on End, whichever has the focus, and lets them change places.
          onKeyDown={(event: KeyboardEvent) => {
            const next = valueAfterKey(event.key, { now, low, high, step });
            if (next === undefined) return;
            event.preventDefault();
            if (next !== now) change(range(next));
          }}
        />
      ))}
    </RadixSlider.Root>
  );
}

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** Where a key leads a thumb that stays between its bounds; `undefined` for a key without meaning here. */
function valueAfterKey(
  key: string,
  { now, low, high, step }: { now: number; low: number; high: number; step: number },
): number | undefined {
  if (key === 'Home') return low;
  if (key === 'End') return high;
  const steps = stepsOfKey[key];
  return steps === undefined ? undefined : Math.min(high, Math.max(low, now + steps * step));
}

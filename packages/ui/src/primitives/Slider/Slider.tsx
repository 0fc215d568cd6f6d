import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Slider.css.ts';

/** A lower and an upper value. */
export type SliderRange = readonly [lower: number, upper: number];

export interface SliderProps extends Omit<PartProps<'div'>, 'children'> {
  /** Names of the two thumbs, the lower one first. */
  labels: readonly [lower: string, upper: string];
  /** The values of the two thumbs. */
  value: SliderRange;
  /** Called at each step of a change. */
  onValueChange: (next: SliderRange) => void;
  /**
   * Called once when the thumb is released, and after each key: for what should happen once per change, such as a
   * request.
   */
  onValueCommit?: (next: SliderRange) => void;
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** Distance between two values. Default 1. */
  step?: number;
  /** The text of a value for assistive technology: « 30 € ». Default the plain number. */
  formatValue?: (value: number) => string;
}

/**
 * Chooses a range between two bounds: two native range inputs on one track, each of which answers on its side of the middle
 * between the thumbs.
 *
 * Use it for a range where the exact value matters little; for a number, use `QuantityStepper`.
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
  style,
  ...rest
}: SliderProps) {
  const [lower, upper] = value;
  const shareOf = (value: number): number => (value - min) / (max - min);
  const places = { [nameOf(styles.lower)]: shareOf(lower), [nameOf(styles.upper)]: shareOf(upper) };
  const scale = { min, max, step, formatValue };
  return (
    <div className={cx(styles.root, className)} style={{ ...places, ...style }} {...rest}>
      <span className={styles.track} />
      <span className={styles.range} />
      <Thumb
        {...scale}
        label={labels[0]}
        className={styles.thumbOf.lower}
        value={lower}
        within={(wanted) => Math.min(wanted, upper)}
        onValueChange={(next) => onValueChange([next, upper])}
        onValueCommit={(next) => onValueCommit?.([next, upper])}
      />
      <Thumb
        {...scale}
        label={labels[1]}
        className={styles.thumbOf.upper}
        value={upper}
        within={(wanted) => Math.max(wanted, lower)}
        onValueChange={(next) => onValueChange([lower, next])}
        onValueCommit={(next) => onValueCommit?.([lower, next])}
      />
    </div>
  );
}

/** Rules read a property as `var(--x)`, but it is set as `--x`. */
const nameOf = (property: string): string => property.slice('var('.length, -1);

interface ThumbProps extends Required<Pick<SliderProps, 'min' | 'max' | 'step' | 'formatValue'>> {
  label: string;
  className: string;
  value: number;
  /** The nearest value that doesn't pass the other thumb. */
  within: (wanted: number) => number;
  onValueChange: (next: number) => void;
  onValueCommit: (next: number) => void;
}

function Thumb({ label, formatValue, value, within, onValueChange, onValueCommit, ...rest }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const pressedAt = useRef(value);
  // React's `onChange` fires at each step; the browser's own `change` fires at the end.
  const commit = useEffectEvent(() => {
    if (input.current) onValueCommit(within(input.current.valueAsNumber));
  });
  useEffect(() => {
    const range = input.current;
    const end = () => commit();
    range?.addEventListener('change', end);
    return () => range?.removeEventListener('change', end);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={formatValue(value)}
      value={value}
      onChange={({ currentTarget }) => {
        const next = within(currentTarget.valueAsNumber);
        if (next !== value) onValueChange(next);
      }}
      onPointerDown={() => {
        pressedAt.current = value;
      }}
      // The finger scrolls: it has moved the thumb only because it came down here.
      onPointerCancel={({ currentTarget }) => {
        currentTarget.value = String(pressedAt.current);
        onValueChange(pressedAt.current);
      }}
      {...rest}
    />
  );
}

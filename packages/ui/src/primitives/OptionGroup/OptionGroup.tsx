import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { RadioOption } from '../../internal/RadioOption.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OptionGroup.css.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Its unit, in small type: below the label, or beside it when there is an icon. */
  unit?: string;
  /** Shown above the label. */
  icon?: ReactNode;
  /** Whether it can't be chosen; `hint` says why. */
  disabled?: boolean;
  /** Whether nothing is left of it: it can be chosen, and says so. */
  soldOut?: boolean;
}

export interface OptionGroupProps<Value extends string = string> extends PartProps<'div'> {
  /** Names the group. */
  label: string;
  /** The current choice in full, to the right of the label: « 0 mg/ml, sans nicotine ». */
  detail?: ReactNode;
  /** Below the options: why some of them can't be chosen. */
  hint?: ReactNode;
  /** Key of the value when the form is sent. */
  name: string;
  /** The value of the chosen option. */
  value: Value;
  /** Called with the value of the option that was chosen. */
  onValueChange: (next: Value) => void;
  /** The choices, in order. */
  options: readonly Option<Value>[];
}

/**
 * One choice among a few short ones, as cards side by side: the nicotine strengths, the sizes.
 *
 * Use it for two to five short values; for longer ones with a detail, use `RadioList`, for many `SelectField`.
 */
export function OptionGroup<Value extends string>({
  label,
  detail,
  hint,
  name,
  value,
  onValueChange,
  options,
  className,
  ...rest
}: OptionGroupProps<Value>) {
  const labelId = useId();
  const hintId = useId();
  const group = { name, value, onValueChange };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={hint ? hintId : undefined}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {detail !== undefined && <span className={styles.headDetail}>{detail}</span>}
      </div>
      <div className={styles.options} style={{ gridTemplateColumns: columns(options.length) }}>
        {options.map((option) => (
          <RadioOption
            key={option.value}
            option={option.value}
            group={group}
            disabled={option.disabled}
            className={cx(styles.option, option.soldOut && !option.disabled && styles.soldOut)}
            radioClassName={styles.radio}
          >
            {option.icon}
            <span className={option.icon === undefined ? styles.stacked : undefined}>
              {option.label} {option.unit !== undefined && <span className={styles.unit}>{option.unit}</span>}
              {option.soldOut && <VisuallyHidden>, en rupture</VisuallyHidden>}
            </span>
          </RadioOption>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * A column for each card, or fewer where one would be narrower than 3 rem. The number of columns is set rather than
 * derived from the cards, because the first cards would move while the others of a page are still arriving.
 */
const columns = (cards: number): string => `repeat(auto-fill, minmax(max(3rem, ${100 / cards}% - ${styles.gap}), 1fr))`;

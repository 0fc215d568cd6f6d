import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { RadioOption } from '../../internal/RadioOption.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioList.css.ts';

export interface RadioListOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Below the label, part of its name. */
  description?: string;
  /** Shown at the end of the line. */
  icon?: ReactNode;
  /** Shown below the option while it is the chosen one. */
  detail?: ReactNode;
}

export interface RadioListProps<Value extends string = string> extends PartProps<'div'> {
  /** Names the group. */
  label: string;
  /** Keeps the label for assistive technology only, where a heading already says it. */
  labelHidden?: boolean;
  /** Key of the value when the form is sent. */
  name: string;
  /** The value of the chosen option. */
  value: Value;
  /** Called with the value of the option that was chosen. */
  onValueChange: (next: Value) => void;
  /** The choices, in order. */
  options: readonly RadioListOption<Value>[];
}

/**
 * One choice among a few, as a bordered list: the payment methods.
 *
 * Use it for a few options that need some explanation; for short ones, use `OptionGroup`.
 */
export function RadioList<Value extends string>({
  label,
  labelHidden = false,
  name,
  value,
  onValueChange,
  options,
  className,
  ...rest
}: RadioListProps<Value>) {
  const labelId = useId();
  const group = { name, value, onValueChange };
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={cx(styles.root, className)} {...rest}>
      {labelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.list}>
        {options.map((option) => (
          <div key={option.value} className={styles.item}>
            <RadioOption option={option.value} group={group} className={styles.option} radioClassName={styles.radio}>
              <span className={styles.text}>
                {option.label}
                {option.description !== undefined && <span className={styles.description}> {option.description}</span>}
              </span>
              {option.icon}
            </RadioOption>
            {option.detail !== undefined && option.value === value && (
              <div className={styles.detail}>{option.detail}</div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps<Value extends string | number = string>
  extends Omit<PartProps<'fieldset'>, 'children' | 'onChange'> {
  /** Names the group. */
  label: string;
  /** Key of the values when the form is sent. */
  name: string;
  /** The values that are ticked. */
  value: readonly Value[];
  /** Called with the ticked values, in the order of the options. */
  onValueChange: (next: Value[]) => void;
  /** The choices, in order. */
  options: readonly { value: Value; label: string }[];
  /** What is wrong, in a sentence: « Cochez au moins une contenance. » */
  error?: string | undefined;
}

/**
 * Any number of choices among a few short ones: nicotine strengths, bottle sizes.
 *
 * Use it for any number of a few; for exactly one, use `OptionGroup`.
 */
export function CheckboxGroup<Value extends string | number>({
  label,
  name,
  value,
  onValueChange,
  options,
  error,
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  const errorId = useId();
  const toggle = (changed: Value, ticked: boolean) =>
    onValueChange(
      options.map((option) => option.value).filter((each) => (each === changed ? ticked : value.includes(each))),
    );
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className={cx(className)} {...rest}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            className={styles.option}
            label={option.label}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onCheckedChange={(ticked) => toggle(option.value, ticked)}
          />
        ))}
      </div>
      {error !== undefined && (
        <Text id={errorId} size="small" tone="critical">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The visible label, and the accessible name. */
  label: string;
  /** Key of the value when the form is sent. */
  name: string;
  /** The choices, in order. */
  options: readonly { value: string; label: string }[];
  /** Shown before a choice is made, with the value `''`. */
  placeholder?: string;
  /** A hint below the field. An error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to put it right, in a sentence. */
  error?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: (next: string) => void;
}

/**
 * One of several values, in the platform's own list.
 *
 * Use it for six values or more in a form; for fewer, use `RadioList`, to narrow a list `FilterMenu`.
 */
export function SelectField({
  label,
  options,
  placeholder,
  description,
  error,
  onValueChange,
  onChange,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} description={description} error={error} className={className}>
      {(tied) => (
        <span className={styles.frame}>
          <select
            {...tied}
            className={cx(control, styles.select)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            {...rest}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} className={styles.icon} />
        </span>
      )}
    </Field>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** The visible label, and the accessible name. */
  label: string;
  /** Key of the value when the form is sent. */
  name: string;
  /** A hint below the field. An error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to put it right, in a sentence. */
  error?: string | undefined;
  /** Called with the new text on every change. */
  onValueChange?: (next: string) => void;
}

/**
 * Several lines of text with their label. Takes every attribute of a `<textarea>`.
 *
 * Use it for text that may take several lines; for one line, use `TextField`.
 */
export function TextArea({
  label,
  description,
  error,
  onValueChange,
  onChange,
  rows = 4,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} className={className}>
      {(tied) => (
        <textarea
          {...tied}
          rows={rows}
          className={cx(control, styles.area)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          {...rest}
        />
      )}
    </Field>
  );
}

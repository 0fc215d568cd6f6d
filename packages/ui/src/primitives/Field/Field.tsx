import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { CircleAlertIcon, WarningIcon } from '../Icon/icons.tsx';
import * as styles from './Field.css.ts';

/** The attributes that tie the control in a field to its label, description and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends Omit<PartProps<'div'>, 'children'> {
  /** The visible label. */
  label: string;
  /** A hint below the control. An error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to put it right, in a sentence. */
  error?: string | undefined;
  /** What looks wrong but is accepted, in a sentence. It takes the place of the hint. */
  caution?: string | undefined;
  /** Renders the control with the attributes that tie it to its label and sentence. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, control, and the sentence below it: the frame of every field.
 *
 * Use it for a control that has no field of its own; for text, use `TextField`, for a list `SelectField`.
 */
export function Field({ label, description, error, caution, children, className, ...rest }: FieldProps) {
  const id = useId();
  const sentenceId = `${id}-sentence`;
  const sentence = error ?? caution ?? description;
  const hasSentence = Boolean(sentence);
  const looks = error ? styles.error : caution ? styles.caution : styles.description;
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hasSentence ? sentenceId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hasSentence && (
        <p id={sentenceId} className={looks}>
          {error && <CircleAlertIcon size={16} className={styles.mark} />}
          {!error && caution && <WarningIcon size={16} className={styles.mark} />}
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}

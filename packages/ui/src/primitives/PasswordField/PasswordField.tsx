import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends TextFieldProps {
  /** Not a prop: it is a password field or, once shown, a text field. */
  type?: never;
}

/**
 * A password, hidden until the visitor asks to see it.
 *
 * Use it for every password; for anything that need not be hidden, use `TextField`.
 */
export function PasswordField({
  label,
  description,
  error,
  onValueChange,
  onChange,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} description={description} error={error} className={className}>
      {(tied) => (
        <span className={styles.frame}>
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            className={cx(control, styles.input)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            {...rest}
          />
          <IconButton
            className={styles.toggle}
            label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}

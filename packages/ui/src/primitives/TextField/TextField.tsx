import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { visibleValue } from '../../internal/visibleValue.ts';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'list'> {
  /** The visible label, and the accessible name. */
  label: string;
  /** Key of the value when the form is sent. */
  name: string;
  /** A hint below the field. An error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to put it right, in a sentence: « Indiquez une adresse complète. » */
  error?: string | undefined;
  /** What looks wrong but is accepted, in a sentence. It takes the place of the hint. */
  caution?: string | undefined;
  /** Suggestions that the browser offers while typing or in a list; any other text is accepted too. */
  suggestions?: readonly string[] | undefined;
  /** Called with the new text on every change. */
  onValueChange?: (next: string) => void;
}

/**
 * One line of text with its label. Takes every attribute of an `<input>`.
 *
 * Use it for one line; for several, use `TextArea`, for a password `PasswordField`, for a search `SearchField`.
 */
export function TextField({
  label,
  description,
  error,
  caution,
  suggestions,
  onValueChange,
  onChange,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const listId = useId();
  return (
    <Field label={label} description={description} error={error} caution={caution} className={className}>
      {(tied) => (
        <>
          <input
            {...tied}
            type={type}
            className={control}
            list={suggestions && listId}
            onChange={(event) => {
              const value = visibleValue(event.currentTarget);
              onChange?.(event);
              onValueChange?.(value);
            }}
            {...rest}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

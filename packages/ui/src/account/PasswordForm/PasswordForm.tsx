import {
  type AsksCode,
  codeGiven,
  codeHint,
  codeIssue,
  maximumPasswordLength,
  type PasswordErrors,
} from '@nuee/domain';
import type { SubmitEvent } from 'react';
import { NewPasswordFields, newPasswordErrors } from '../../internal/NewPasswordFields.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface PasswordFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** The e-mail address of the account, for password managers. */
  email: string;
  /** The fewest characters of a password. Default those of a customer’s. */
  minimum?: number | undefined;
  /** Whether the account has one-time codes: then one is asked for too, or a passkey unless one is typed. Default none. */
  asksCode?: AsksCode | undefined;
  /**
   * Called once the form is valid. Resolves to whether the password was saved: the fields are emptied then, and kept
   * otherwise; or to what is wrong with a password, which is said at its field.
   */
  onSubmit: (passwords: { current: string; next: string; code?: string }) => Promise<boolean | PasswordErrors>;
}

/**
 * A new password: it must equal its confirmation (specification, section 5) and meets the minimum length of the
 * registration.
 *
 * Use it to change a password; for the first one, use `RegisterForm`.
 */
export function PasswordForm({ email, minimum, asksCode = false, onSubmit, ...rest }: PasswordFormProps) {
  const { field, check } = useFieldErrors<'current' | 'code' | 'next' | 'confirmation'>();
  const { button, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const current = String(typed.get('current'));
    const next = String(typed.get('next'));
    const given = codeGiven(asksCode, String(typed.get('code')));
    const accepted = check(form, {
      current: current === '' ? 'Indiquez votre mot de passe actuel.' : undefined,
      code: given.code === undefined ? undefined : codeIssue(given.code),
      ...newPasswordErrors(next, String(typed.get('confirmation')), minimum),
    });
    if (!accepted) return;
    const saved = await save(() => onSubmit({ current, next, ...given }));
    if (saved === true) form.reset();
    else if (saved !== false) check(form, { ...saved });
  };
  return (
    <form noValidate aria-label="Mot de passe" onSubmit={submit} {...rest}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap={20}>
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          required
          maxLength={maximumPasswordLength}
          {...field('current')}
        />
        {asksCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            description={codeHint(asksCode)}
            required={asksCode === true}
            {...field('code')}
          />
        )}
        <NewPasswordFields next={field('next')} confirmation={field('confirmation')} minimum={minimum} />
        <div>
          <Button type="submit" {...button}>
            Modifier le mot de passe
          </Button>
        </div>
      </Stack>
    </form>
  );
}

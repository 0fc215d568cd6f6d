import { maximumPasswordLength, type PasswordErrors } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import { NewPasswordFields, newPasswordErrors } from '../../internal/NewPasswordFields.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';

export interface PasswordFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** The e-mail address of the account, for password managers. */
  email: string;
  /** The fewest characters of a password. Default those of a customer’s. */
  minimum?: number | undefined;
  /**
   * Called once the form is valid. Resolves to whether the password was saved: the fields are emptied then, and kept
   * otherwise; or to what is wrong with a password, which is said at its field.
   */
  onSubmit: (passwords: { current: string; next: string }) => Promise<boolean | PasswordErrors>;
}

/**
 * A new password: it must equal its confirmation (specification, section 5) and meets the minimum length of the
 * registration.
 *
 * Use it to change a password; for the first one, use `RegisterForm`.
 */
export function PasswordForm({ email, minimum, onSubmit, ...rest }: PasswordFormProps) {
  const { field, check } = useFieldErrors<'current' | 'next' | 'confirmation'>();
  const { button, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const current = String(typed.get('current'));
    const next = String(typed.get('next'));
    const accepted = check(form, {
      current: current === '' ? 'Indiquez votre mot de passe actuel.' : undefined,
      ...newPasswordErrors(next, String(typed.get('confirmation')), minimum),
    });
    if (!accepted) return;
    const saved = await save(() => onSubmit({ current, next }));
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

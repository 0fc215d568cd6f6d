import { maximumPasswordLength } from '@nuee/domain';
import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';

export interface ErasureFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Whose account it is, for password managers. */
  email: string;
  /** Whether the account is being erased: the button ignores presses. Default `false`. */
  submitting?: boolean;
  /** Called with the password. Ask for confirmation before anything is erased. */
  onSubmit: (password: string) => void;
}

/**
 * Asks for the password of an account that is to be erased.
 *
 * Use it where a customer leaves for good; the question that follows is a `ConfirmDialog`. To change the password, use
 * `PasswordForm`.
 */
export function ErasureForm({ email, submitting = false, onSubmit, ...rest }: ErasureFormProps) {
  const { field, check } = useFieldErrors<'password'>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const missing = password === '' ? 'Indiquez votre mot de passe.' : undefined;
    if (check(event.currentTarget, { password: missing })) onSubmit(password);
  };
  return (
    <form noValidate aria-label="Suppression du compte" onSubmit={submit} {...rest}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap={20}>
        <PasswordField
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          maxLength={maximumPasswordLength}
          {...field('password')}
        />
        <div>
          <Button type="submit" variant="danger" loading={submitting}>
            Supprimer mon compte
          </Button>
        </div>
      </Stack>
    </form>
  );
}

import { maximumPasswordLength, minimumPasswordLength, passwordsMatchError } from '@nuee/domain';
import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';

export interface NewPasswordFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Called with the new password once it is long enough and equals its confirmation. */
  onSubmit: (password: string) => void;
  /** Why it wasn't saved. What was typed stays. */
  error?: string | undefined;
  /** While it is being saved. */
  submitting?: boolean;
}

const length = `${minimumPasswordLength}\u00a0caractères au minimum`;

/**
 * A password chosen by the link of a mail: nobody is asked for the old one.
 *
 * Use it behind such a link; for a customer who is signed in, use `PasswordForm`.
 */
export function NewPasswordForm({ onSubmit, error, submitting = false, ...rest }: NewPasswordFormProps) {
  const { field, check } = useFieldErrors<'password' | 'confirmation'>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    if (submitting) return;
    const accepted = check(event.currentTarget, {
      password: password.length < minimumPasswordLength ? `Choisissez un mot de passe de ${length}.` : undefined,
      confirmation: passwordsMatchError(password, String(typed.get('confirmation'))),
    });
    if (accepted) onSubmit(password);
  };
  return (
    <form method="post" noValidate aria-label="Choix du mot de passe" onSubmit={submit} {...rest}>
      <Stack>
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          required
          maxLength={maximumPasswordLength}
          description={`${length}.`}
          {...field('password')}
        />
        <PasswordField
          label="Confirmer le nouveau mot de passe"
          autoComplete="new-password"
          required
          maxLength={maximumPasswordLength}
          {...field('confirmation')}
        />
        {error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Button type="submit" width="full" loading={submitting}>
          Enregistrer le mot de passe
        </Button>
      </Stack>
    </form>
  );
}

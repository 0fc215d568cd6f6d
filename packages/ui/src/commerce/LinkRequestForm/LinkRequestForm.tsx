import { maximumEmailLength } from '@nuee/domain';
import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface LinkRequestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Called with an e-mail address. */
  onSubmit: (email: string) => void;
  /** Why no link could be asked for. What was typed stays. */
  error?: string | undefined;
  /** While it is being asked for. */
  submitting?: boolean;
  /** What is said in place of the form once the link was asked for. It must not tell whether the address is known. */
  sent?: string | undefined;
}

/**
 * Asks for another link by mail, where one is too old or was used.
 *
 * Use it where a link of a mail leads; for somebody who knows the password, use `LoginForm`.
 */
export function LinkRequestForm({ onSubmit, error, submitting = false, sent, ...rest }: LinkRequestFormProps) {
  const { field, check } = useFieldErrors<'email'>();
  if (sent !== undefined) {
    return (
      <Notice tone="info" role="status">
        {sent}
      </Notice>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (submitting) return;
    const isAddress = event.currentTarget.checkValidity();
    if (check(event.currentTarget, { email: isAddress ? undefined : 'Indiquez votre adresse e-mail.' }))
      onSubmit(email);
  };
  return (
    <form method="post" noValidate aria-label="Nouveau lien" onSubmit={submit} {...rest}>
      <Stack>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={maximumEmailLength}
          {...field('email')}
        />
        {error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Button type="submit" width="full" loading={submitting}>
          Recevoir un nouveau lien
        </Button>
      </Stack>
    </form>
  );
}

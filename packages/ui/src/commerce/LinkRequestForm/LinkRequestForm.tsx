import { maximumEmailLength } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface LinkRequestFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** Called with an e-mail address. */
  onSubmit: (email: string) => void;
  /** Why the request failed. What was typed stays. */
  error?: string | undefined;
  /** Whether the request is pending. */
  loading?: boolean;
  /** The message that replaces the form after the request. It must not reveal whether the address is known. */
  sent?: string | undefined;
  /** What the button says. Default « Recevoir le lien ». */
  submitLabel?: string | undefined;
}

/**
 * Requests another link by mail when the first one is too old or was used.
 *
 * Use it on the pages to which mails lead; for a customer who knows the password, use `LoginForm`.
 */
export function LinkRequestForm({
  onSubmit,
  error,
  loading = false,
  sent,
  submitLabel = 'Recevoir le lien',
  ...rest
}: LinkRequestFormProps) {
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
    if (loading) return;
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
        <Button type="submit" width="full" loading={loading}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

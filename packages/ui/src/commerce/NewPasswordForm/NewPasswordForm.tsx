import type { PasswordErrors } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import { NewPasswordFields, newPasswordErrors } from '../../internal/NewPasswordFields.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface NewPasswordFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Called with the new password once it is long enough and equals its confirmation. May resolve to what is wrong with it,
   * which is said at its field.
   */
  onSubmit: (password: string) => Promise<PasswordErrors | undefined> | undefined;
  /** The fewest characters of a password. Default those of a customer’s. */
  minimum?: number | undefined;
  /** Why saving failed. What was typed stays. */
  error?: string | undefined;
  /** Whether saving is pending. */
  loading?: boolean;
}

/**
 * Chooses a password after following the link in a mail, without asking for the old one.
 *
 * Use it on the page of such a link; for a customer who is signed in, use `PasswordForm`.
 */
export function NewPasswordForm({ onSubmit, minimum, error, loading = false, ...rest }: NewPasswordFormProps) {
  const { field, check } = useFieldErrors<'next' | 'confirmation'>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const next = String(typed.get('next'));
    if (loading) return;
    if (!check(form, newPasswordErrors(next, String(typed.get('confirmation')), minimum))) return;
    const wrong = await onSubmit(next);
    if (wrong) check(form, { next: wrong.next });
  };
  return (
    <form method="post" noValidate aria-label="Choix du mot de passe" onSubmit={submit} {...rest}>
      <Stack>
        <NewPasswordFields next={field('next')} confirmation={field('confirmation')} minimum={minimum} />
        {error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Button type="submit" width="full" loading={loading}>
          Enregistrer le mot de passe
        </Button>
      </Stack>
    </form>
  );
}

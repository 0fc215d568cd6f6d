import type { AsksCode, Credentials } from '@nuee/domain';
import { type SubmitEvent, useRef } from 'react';
import { TestCredentials } from '../../commerce/TestCredentials/TestCredentials.tsx';
import { LoginCode } from '../../internal/LoginCode.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AdminEntry } from '../AdminEntry/AdminEntry.tsx';

export interface AdminLoginProps extends Omit<PartProps<'div'>, 'children' | 'onSubmit' | 'title'> {
  /** Called with what was typed, even if empty: the page checks it and passes in `error`. */
  onSubmit: (credentials: Credentials & { code?: string }) => void;
  /** Why the login failed. What was typed stays. */
  error?: string | undefined;
  /** Whether the account asks for a code besides its password, or for a passkey in its place: the field is shown then. Default no. */
  codeAsked?: AsksCode;
  /** After the success, until the dashboard opens. */
  opening?: boolean;
  /** The test credentials to show; without them, as in a shop in service, there is no such box. */
  autofill?: Credentials | undefined;
  /** Where a forgotten password is chosen again; without it, as in the demonstration, there is no such link. */
  resetHref?: string | undefined;
}

/**
 * The administrator's login; in the demonstration with the test credentials beside it (specification, section 6).
 *
 * Use it for administrators only; for customers, use `LoginForm`.
 */
export function AdminLogin({
  onSubmit,
  error,
  codeAsked = false,
  opening = false,
  autofill,
  resetHref,
  ...rest
}: AdminLoginProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = typed.get('code');
    if (opening) return;
    onSubmit({
      email: String(typed.get('email')),
      password: String(typed.get('password')),
      ...(code !== null && { code: String(code) }),
    });
  };
  const fill = (credentials: Credentials) => {
    for (const [name, value] of Object.entries(credentials)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  };
  return (
    <AdminEntry title="Administration" {...rest}>
      <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Connexion">
        <Stack>
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Mot de passe" name="password" autoComplete="current-password" required />
          {codeAsked !== false && <LoginCode asked={codeAsked} />}
          {error !== undefined && <Notice tone="critical">{error}</Notice>}
          <Button type="submit" size="sm" width="full" loading={opening}>
            Se connecter
          </Button>
          {resetHref !== undefined && (
            <div>
              <TextLink href={resetHref} tone="standalone">
                Mot de passe oublié{'\u00a0'}?
              </TextLink>
            </div>
          )}
        </Stack>
      </form>
      {autofill && <TestCredentials credentials={{ administrator: autofill }} onFill={fill} />}
    </AdminEntry>
  );
}

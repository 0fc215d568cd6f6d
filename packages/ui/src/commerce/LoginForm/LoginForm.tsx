import type { Credentials } from '@nuee/domain';
import { type SubmitEvent, useRef } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { TestCredentials, type TestCredentialsProps } from '../TestCredentials/TestCredentials.tsx';
import * as styles from './LoginForm.css.ts';

export interface LoginFormProps extends Omit<PartProps<'div'>, 'children' | 'onSubmit'> {
  /**
   * Called with what was typed, even if empty: the page checks it and passes in `error`. `remember` is « Se souvenir de
   * moi », where it has an effect.
   */
  onSubmit: (credentials: Credentials & { remember?: boolean }) => void;
  /** Why the login failed. What was typed stays. */
  error?: string | undefined;
  /** Whether the login is pending. */
  loading?: boolean;
  /** Why the visitor was sent here: « Connectez-vous pour continuer ». */
  notice?: string | undefined;
  /** Address of the registration. */
  registerHref: string;
  /**
   * Where a forgotten password is reset, in a shop in service. Without it, as in the demonstration, neither « Mot de
   * passe oublié? » nor « Se souvenir de moi » has an effect.
   */
  resetHref?: string | undefined;
  /** The test credentials to show; without them, as in a shop in service, there is no such box. */
  autofill?: TestCredentialsProps['credentials'] | undefined;
}

/**
 * The customer's login. The fields keep their own text, so that what was typed or filled in before the script loaded is
 * kept. In the demonstration « Se souvenir de moi » has no effect and « Mot de passe oublié? » leads nowhere, both by
 * the specification (section 2).
 *
 * Use it for customers; for administrators, use `AdminLogin`.
 */
export function LoginForm({
  onSubmit,
  error,
  loading = false,
  notice,
  registerHref,
  resetHref,
  autofill,
  ...rest
}: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { field, check } = useFieldErrors<keyof Credentials>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email'));
    const password = String(typed.get('password'));
    if (loading) return;
    check(event.currentTarget, {
      email: email.trim() === '' ? 'Indiquez votre adresse e-mail.' : undefined,
      password: password === '' ? 'Indiquez votre mot de passe.' : undefined,
    });
    onSubmit({ email, password, ...(resetHref !== undefined && { remember: typed.has('remember') }) });
  };
  const fill = (credentials: Credentials) => {
    for (const [name, value] of Object.entries(credentials)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    if (form.current) check(form.current, {});
  };

  return (
    <Stack gap={24} {...rest}>
      {notice !== undefined && <Notice tone="info">{notice}</Notice>}
      <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Connexion">
        <Stack>
          <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
          <PasswordField label="Mot de passe" autoComplete="current-password" required {...field('password')} />
          <div className={styles.options}>
            <Checkbox label="Se souvenir de moi" name="remember" />
            {resetHref === undefined ? (
              <LinkButton>Mot de passe oublié?</LinkButton>
            ) : (
              <TextLink href={resetHref}>{'Mot de passe oublié\u00a0?'}</TextLink>
            )}
          </div>
          {error !== undefined && (
            <Notice tone="critical" role="alert">
              {error}
            </Notice>
          )}
          <Button type="submit" width="full" loading={loading}>
            Se connecter
          </Button>
        </Stack>
      </form>
      <Text size="small" className={styles.register}>
        {'Pas encore de compte\u00a0? '}
        <TextLink href={registerHref} className={styles.registerLink}>
          Créer un compte
        </TextLink>
      </Text>
      {autofill && <TestCredentials credentials={autofill} onFill={fill} />}
    </Stack>
  );
}

import type { Credentials } from '@nuee/domain';
import { type ComponentPropsWithRef, type SubmitEvent, useRef } from 'react';
import { TestCredentials } from '../../commerce/TestCredentials/TestCredentials.tsx';
import { Wordmark } from '../../commerce/Wordmark/Wordmark.tsx';
import { cx } from '../../internal/cx.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Office } from '../Office/Office.tsx';
import * as styles from './AdminLogin.css.ts';

export interface AdminLoginProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Called with what was typed, even if empty: the page checks it and passes in `error`. */
  onSubmit: (credentials: Credentials) => void;
  /** Why the login failed. What was typed stays. */
  error?: string | undefined;
  /** After the success, until the dashboard opens. */
  opening?: boolean;
  /** The test credentials to show; without them, as in a shop in service, there is no such box. */
  autofill?: Credentials | undefined;
}

/**
 * The administrator's login; in the demonstration with the test credentials beside it (specification, section 6).
 *
 * Use it for administrators only; for customers, use `LoginForm`.
 */
export function AdminLogin({ onSubmit, error, opening = false, autofill, className, ...rest }: AdminLoginProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!opening) onSubmit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };
  const fill = (credentials: Credentials) => {
    for (const [name, value] of Object.entries(credentials)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  };
  return (
    <Office className={cx(styles.root, className)} {...rest}>
      <header>
        <Wordmark />
      </header>
      <main className={styles.sheet}>
        <Heading level={1}>Administration</Heading>
        <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Connexion">
          <Stack>
            <TextField label="Email" name="email" type="email" autoComplete="username" required />
            <PasswordField label="Mot de passe" name="password" autoComplete="current-password" required />
            {error !== undefined && <Notice tone="critical">{error}</Notice>}
            <Button type="submit" size="sm" width="full" loading={opening}>
              Se connecter
            </Button>
          </Stack>
        </form>
        {autofill && <TestCredentials credentials={{ administrator: autofill }} onFill={fill} />}
      </main>
      <footer>
        <TextLink href="/" tone="standalone" className={styles.site}>
          Voir le site
        </TextLink>
      </footer>
    </Office>
  );
}

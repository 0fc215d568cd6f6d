import { type Credentials, testCredentials } from '@nuee/domain';
import { type ComponentPropsWithRef, type SubmitEvent, useState } from 'react';
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
  /** Called with what was typed, empty or not: the page checks it and gives back `error`. */
  onSubmit: (credentials: Credentials) => void;
  /** Why the login failed. What was typed stays. */
  error?: string | undefined;
  /** After the success, until the dashboard opens. */
  opening?: boolean;
}

/**
 * The administrator's login, with the test credentials beside it (specification, section 6).
 *
 * Use it for administrators only; for customers, take `LoginForm`.
 */
export function AdminLogin({ onSubmit, error, opening = false, className, ...rest }: AdminLoginProps) {
  const [{ email, password }, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!opening) onSubmit({ email, password });
  };
  return (
    <Office className={cx(styles.root, className)} {...rest}>
      <header>
        <Wordmark />
      </header>
      <main className={styles.sheet}>
        <Heading level={1}>Administration</Heading>
        <form noValidate onSubmit={submit} aria-label="Connexion">
          <Stack>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              required
              value={email}
              onValueChange={(next) => setCredentials({ email: next, password })}
            />
            <PasswordField
              label="Mot de passe"
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onValueChange={(next) => setCredentials({ email, password: next })}
            />
            {error !== undefined && <Notice tone="critical">{error}</Notice>}
            <Button type="submit" size="sm" width="full" loading={opening}>
              Se connecter
            </Button>
          </Stack>
        </form>
        <TestCredentials
          credentials={{ administrator: testCredentials.administrator }}
          onFill={(pair) => setCredentials(pair)}
        />
      </main>
      <footer>
        <TextLink href="/" tone="standalone" className={styles.site}>
          Voir le site
        </TextLink>
      </footer>
    </Office>
  );
}

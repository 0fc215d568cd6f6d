import { type Credentials, testCredentials } from '@nuee/domain';
import {
  AuthPage,
  Button,
  Notice,
  PasswordField,
  Stack,
  TestCredentials,
  TextField,
  Toaster,
  type ToastMessage,
} from '@nuee/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '../state/session.ts';

/** From the success to the dashboard (section 9), in milliseconds. */
const redirectDelay = 1_000;

const success: ToastMessage = { id: 'success', tone: 'positive', title: 'Connexion administrateur réussie' };

/** The administrator's login: a check in the browser, nothing is sent. */
export function LoginPage() {
  const navigate = useNavigate();
  const [{ email, password }, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [error, setError] = useState<string>();
  const [opened, setOpened] = useState(false);
  const [announced, setAnnounced] = useState(false);

  // Section 4: this page clears the flag on load.
  useEffect(() => session.close(), []);

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = session.open({ email, password });
    setError(refused);
    setOpened(refused === undefined);
    setAnnounced(refused === undefined);
  };

  return (
    <main>
      <title>Connexion - Administration Maison Nuée</title>
      <AuthPage title="Administration">
        <Stack gap={24}>
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
              {error !== undefined && (
                <Notice tone="critical" role="alert">
                  {error}
                </Notice>
              )}
              <Button type="submit" width="full" loading={opened}>
                Se connecter
              </Button>
            </Stack>
          </form>
          <TestCredentials
            credentials={{ administrator: testCredentials.administrator }}
            onFill={(pair) => setCredentials(pair)}
          />
        </Stack>
      </AuthPage>
      <Toaster toasts={announced ? [success] : []} onDismiss={() => setAnnounced(false)} />
    </main>
  );
}

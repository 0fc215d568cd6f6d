import { type Credentials, testCredentials } from '@nuee/domain';
import { AdminLogin } from '@nuee/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { isDemonstration } from '../site.ts';

/** From the success to the dashboard (section 9), in milliseconds. */
const redirectDelay = 1_000;

/** The login of the back office: the demonstration's credentials are checked in the browser, all others by the API. */
export default function LoginPage() {
  const navigate = useNavigate();
  const { session, toasts, logIn, leave } = useAdmin();
  const [error, setError] = useState<string>();
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState(false);

  // Section 4: this page clears the flag on load.
  useLayoutEffect(() => leave(), [leave]);

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  const submit = async (credentials: Credentials): Promise<void> => {
    const tried = session.open(credentials);
    if (tried.outcome === 'unknown') setAsking(true);
    const refused = tried.outcome === 'unknown' ? await logIn(credentials) : tried.message;
    setAsking(false);
    setError(refused);
    setOpened(refused === undefined);
    if (refused === undefined) toasts.success('Connexion administrateur réussie');
  };

  return (
    <>
      <title>Connexion - Administration Maison Nuée</title>
      <AdminLogin
        error={error}
        opening={opened || asking}
        {...(isDemonstration ? { autofill: testCredentials.administrator } : { resetHref: '/admin/mot-de-passe' })}
        onSubmit={(credentials) => void submit(credentials)}
      />
    </>
  );
}

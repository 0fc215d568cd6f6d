import { testCredentials } from '@nuee/domain';
import { AdminLogin } from '@nuee/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { isDemonstration } from '../site.ts';

/** From the success to the dashboard (section 9), in milliseconds. */
const redirectDelay = 1_000;

/** The administrator's login: a check in the browser, nothing is sent. */
export default function LoginPage() {
  const navigate = useNavigate();
  const { session, toasts } = useAdmin();
  const [error, setError] = useState<string>();
  const [opened, setOpened] = useState(false);

  // Section 4: this page clears the flag on load. Before what was pressed early is replayed, which may set it.
  useLayoutEffect(() => session.close(), [session]);

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  return (
    <>
      <title>Connexion - Administration Maison Nuée</title>
      <AdminLogin
        error={error}
        opening={opened}
        autofill={isDemonstration ? testCredentials.administrator : undefined}
        onSubmit={(credentials) => {
          const refused = session.open(credentials);
          setError(refused);
          setOpened(refused === undefined);
          if (refused === undefined) toasts.success('Connexion administrateur réussie');
        }}
      />
    </>
  );
}

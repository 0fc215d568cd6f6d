import { type Credentials, testCredentials } from '@nuee/domain';
import { AdminLogin } from '@nuee/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useOfficeName } from '../frame/useOfficeName.ts';
import { isDemonstration } from '../site.ts';
import type { Refused } from '../state/access.ts';

/** From the success to the dashboard (section 9), in milliseconds. */
const redirectDelay = 1_000;

/** The login of the back office: the demonstration's credentials are checked in the browser, all others by the API. */
export default function LoginPage() {
  const navigate = useNavigate();
  const { session, toasts, logIn, leave } = useAdmin();
  const [refused, setRefused] = useState<Refused>();
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState(false);

  // Section 4: this page clears the flag on load.
  useLayoutEffect(() => leave(), [leave]);

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  const submit = async (credentials: Credentials & { code?: string }): Promise<void> => {
    const tried = session.open(credentials);
    if (tried.outcome === 'unknown') setAsking(true);
    const known = tried.message === undefined ? undefined : { message: tried.message, asksCode: false };
    const answer = tried.outcome === 'unknown' ? await logIn(credentials) : known;
    setAsking(false);
    setRefused(answer);
    setOpened(answer === undefined);
    if (answer === undefined) toasts.success('Connexion administrateur réussie');
  };

  const office = useOfficeName();
  return (
    <>
      <title>{`Connexion - ${office}`}</title>
      <AdminLogin
        error={refused?.message}
        codeAsked={refused?.asksCode ?? false}
        opening={opened || asking}
        {...(isDemonstration ? { autofill: testCredentials.administrator } : { resetHref: '/admin/mot-de-passe' })}
        onSubmit={(credentials) => void submit(credentials)}
      />
    </>
  );
}

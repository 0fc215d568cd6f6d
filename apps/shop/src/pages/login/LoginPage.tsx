import { type Credentials, testCredentials } from '@nuee/domain';
import { LoginForm, useShopName } from '@nuee/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthPage } from '../../frame/AuthPage.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAccount } from '../../frame/useAccount.ts';
import { readKept, readLoginState } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

export default function LoginPage() {
  const { login: own } = useShop().pages.site;
  const intro = own ? own.lead : 'Heureux de vous retrouver.';
  const account = useAccount();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = readLoginState(state)?.from;
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  const login = async (credentials: Credentials & { remember?: boolean }): Promise<void> => {
    setSubmitting(true);
    const result = await account.login(credentials);
    setSubmitting(false);
    if (result.outcome === 'refused') setError(result.message);
    // The admin is an app of its own on the same origin.
    else if (result.outcome === 'administrator') window.location.assign('/admin/login');
    else navigate(from ?? '/mon-compte', { replace: true, state: { keep: readKept(state) } });
  };

  return (
    <AuthPage title="Connexion" {...(from === undefined && intro !== '' && { intro })}>
      <PageHead title="Connexion" description={`Connectez-vous à votre compte ${useShopName()}.`} canonical="/login" />
      <LoginForm
        onSubmit={login}
        error={error}
        loading={submitting}
        notice={from === undefined ? undefined : 'Connectez-vous pour continuer'}
        registerHref="/register"
        {...(isDemonstration ? { autofill: testCredentials } : { resetHref: '/nouveau-mot-de-passe' })}
      />
    </AuthPage>
  );
}

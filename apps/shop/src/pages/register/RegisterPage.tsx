import { type PasswordErrors, passwordErrors, type Registration } from '@nuee/domain';
import { RegisterForm, useShopName } from '@nuee/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthPage } from '../../frame/AuthPage.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAccount } from '../../frame/useAccount.ts';
import { readKept, readLoginState } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';

export default function RegisterPage() {
  const { toasts } = useShop();
  const account = useAccount();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = readLoginState(state)?.from;
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  const register = async (form: Registration): Promise<PasswordErrors | undefined> => {
    setSubmitting(true);
    setError(undefined);
    const result = await account.register(form);
    setSubmitting(false);
    if (result.outcome === 'refused') {
      const wrong = passwordErrors(result.message);
      if (wrong) return wrong;
      setError(result.message);
    } else if (result.outcome === 'registered') {
      toasts.error(result.message);
      navigate('/login', { state });
    } else {
      navigate(from ?? '/mon-compte', { replace: true, state: { keep: readKept(state) } });
    }
    return undefined;
  };

  return (
    <AuthPage title="Créer un compte">
      <PageHead title="Créer un compte" description={`Créez votre compte ${useShopName()}.`} canonical="/register" />
      <RegisterForm
        onSubmit={register}
        error={error}
        loading={submitting}
        loginHref="/login"
        termsHref="/conditions-generales"
        privacyHref="/politique-confidentialite"
      />
    </AuthPage>
  );
}

import { type PasswordErrors, passwordErrors } from '@nuee/domain';
import { Button, NewPasswordForm } from '@nuee/ui';
import { useState } from 'react';
import { AuthPage } from '../../frame/AuthPage.tsx';
import { NewLink } from '../../frame/NewLink.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useMailToken } from '../../frame/useMailToken.ts';
import { useShop } from '../../shop.ts';
import { outcomeOf } from '../../state/mailLink.ts';

/**
 * The page to which the mails « mot de passe oublié » and « invitation » lead. Without a token it offers to request
 * such a mail.
 */
export default function NewPasswordPage() {
  const { token, isRead } = useMailToken();
  const { visitors, session } = useShop();
  const [ended, setEnded] = useState<{ token: string; step: 'done' | 'expired' }>();
  // Another link may be opened in the same page.
  const step = ended && ended.token === token ? ended.step : 'choosing';
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  const save = async (password: string): Promise<PasswordErrors | undefined> => {
    // A form sent before the page was hydrated is replayed here too.
    if (token === '') return undefined;
    setSubmitting(true);
    setError(undefined);
    const result = await outcomeOf(
      visitors.resetPassword(token, password),
      'Votre mot de passe n’a pas pu être enregistré. Vérifiez votre connexion, puis réessayez.',
    );
    setSubmitting(false);
    if (result.outcome === 'failed') {
      const wrong = passwordErrors(result.message);
      if (!wrong) setError(result.message);
      return wrong;
    }
    // The API has ended every session of the account, so this browser's token would be refused.
    if (result.outcome === 'done') session.end();
    setEnded({ token, step: result.outcome });
    return undefined;
  };

  const head = <PageHead title="Nouveau mot de passe" />;
  if (step === 'done') {
    return (
      <AuthPage
        title="Votre mot de passe est enregistré"
        intro="Les sessions ouvertes avec l’ancien sont fermées. Connectez-vous avec le nouveau."
      >
        {head}
        <Button href="/login">Se connecter</Button>
      </AuthPage>
    );
  }
  if (step === 'expired' || (isRead && token === '')) {
    return (
      <AuthPage
        title={step === 'expired' ? 'Ce lien n’est plus valable' : 'Nouveau mot de passe'}
        intro={`${step === 'expired' ? 'Il a servi, ou il est trop ancien. ' : ''}Indiquez l’adresse de votre compte, et un lien vous parvient par e-mail.`}
      >
        {head}
        <NewLink
          ask={visitors.askPasswordReset}
          sent="Si un compte existe à cette adresse, un lien vient de partir. Il est valable une heure."
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Nouveau mot de passe" intro="Choisissez le mot de passe de votre compte.">
      {head}
      <NewPasswordForm onSubmit={save} error={error} loading={submitting} />
    </AuthPage>
  );
}

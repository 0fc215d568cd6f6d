import { minimumStaffPasswordLength, type PasswordErrors, passwordErrors } from '@nuee/domain';
import { AdminEntry, Button, LinkRequestForm, NewPasswordForm, Text } from '@nuee/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useOfficeName } from '../frame/useOfficeName.ts';

/** What a call came to, until the next one. */
interface Asked {
  isPending?: boolean;
  error?: string | undefined;
}

/**
 * Where the mails « mot de passe oublié » and « invitation » lead for an account of the back office, by the token in the fragment;
 * without one it requests such a mail.
 */
export default function PasswordPage() {
  const { askReset, choosePassword, session } = useAdmin();
  const token = useLocation().hash.slice(1);
  const [{ isPending = false, error }, setAsked] = useState<Asked>({});
  const [ended, setEnded] = useState<{ token: string; step: 'sent' | 'saved' | 'expired' }>();
  // Another link may be opened in the same page.
  const step = ended?.token === token ? ended.step : token === '' ? 'asking' : 'choosing';

  const ask = async (email: string): Promise<void> => {
    setAsked({ isPending: true });
    const refused = await askReset(email);
    setAsked({ error: refused });
    if (refused === undefined) setEnded({ token, step: 'sent' });
  };

  const save = async (password: string): Promise<PasswordErrors | undefined> => {
    setAsked({ isPending: true });
    const refused = await choosePassword(token, password);
    const wrong = refused === 'expired' ? undefined : passwordErrors(refused);
    setAsked({ error: wrong || refused === 'expired' ? undefined : refused });
    if (refused === undefined) session.close();
    if (refused === undefined || refused === 'expired') setEnded({ token, step: refused ?? 'saved' });
    return wrong;
  };

  const office = useOfficeName();
  return (
    <>
      <title>{`Nouveau mot de passe - ${office}`}</title>
      {step === 'saved' ? (
        <AdminEntry title="Votre mot de passe est enregistré" back={login}>
          <Text>Les sessions ouvertes avec l’ancien sont fermées. Connectez-vous avec le nouveau.</Text>
          <Button href="/admin/login" size="sm">
            Se connecter
          </Button>
        </AdminEntry>
      ) : step === 'choosing' ? (
        <AdminEntry title="Nouveau mot de passe" back={login}>
          <Text>Choisissez le mot de passe avec lequel vous ouvrirez l’administration.</Text>
          <NewPasswordForm minimum={minimumStaffPasswordLength} onSubmit={save} error={error} loading={isPending} />
        </AdminEntry>
      ) : (
        <AdminEntry title={step === 'expired' ? 'Ce lien n’est plus valable' : 'Mot de passe oublié'} back={login}>
          <Text>
            {step === 'expired' && 'Il a servi, ou il est trop ancien. '}
            Indiquez l’adresse de votre compte, et un lien vous parvient par e-mail.
          </Text>
          <LinkRequestForm
            onSubmit={(email) => void ask(email)}
            error={error}
            loading={isPending}
            sent={step === 'sent' ? sentence : undefined}
          />
        </AdminEntry>
      )}
    </>
  );
}

const login = { href: '/admin/login', label: 'Retour à la connexion' };
const sentence = 'Si un compte existe à cette adresse, un lien vient de partir. Il est valable une heure.';

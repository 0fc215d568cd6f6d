import { AuthPage, Button, Inline, Notice, Spinner, Stack, Text } from '@nuee/ui';
import { useCallback, useEffect, useState } from 'react';
import { NewLink } from '../../frame/NewLink.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useMailToken } from '../../frame/useMailToken.ts';
import { useShop } from '../../shop.ts';
import { type LinkOutcome, outcomeOf } from '../../state/mailLink.ts';

/**
 * The page to which the mail « confirmez votre inscription » leads: opening it confirms. Without a token it offers to
 * request such a mail.
 */
export default function NewsletterPage() {
  const { mailLinks } = useShop();
  const { token } = useMailToken();
  const [result, setResult] = useState<LinkOutcome>();

  const confirm = useCallback(async (): Promise<void> => {
    setResult(undefined);
    const failed = 'L’inscription n’a pas pu être confirmée. Vérifiez votre connexion, puis réessayez.';
    setResult(token === '' ? { outcome: 'expired' } : await outcomeOf(mailLinks.confirmSubscription(token), failed));
  }, [token, mailLinks]);
  // Confirming again changes nothing.
  useEffect(() => void confirm(), [confirm]);

  const head = <PageHead title="Newsletter" />;
  switch (result?.outcome) {
    case undefined:
      return (
        <AuthPage title="Votre inscription">
          {head}
          <Inline gap={12} role="status">
            <Spinner />
            <Text>Confirmation en cours…</Text>
          </Inline>
        </AuthPage>
      );
    case 'done':
      return (
        <AuthPage
          title="Votre inscription est confirmée"
          intro="Pour ne plus recevoir notre lettre, il suffit de nous écrire."
        >
          {head}
          <Button href="/catalogue">Découvrir le catalogue</Button>
        </AuthPage>
      );
    case 'failed':
      return (
        <AuthPage title="Votre inscription">
          {head}
          <Stack>
            <Notice tone="critical">{result.message}</Notice>
            <Button onClick={() => void confirm()}>Réessayer</Button>
          </Stack>
        </AuthPage>
      );
    case 'expired':
      return (
        <AuthPage
          title={token === '' ? 'Recevoir notre lettre' : 'Ce lien n’est plus valable'}
          intro="Indiquez votre adresse, et un lien vous parvient par e-mail pour confirmer l’inscription."
        >
          {head}
          <NewLink
            ask={mailLinks.subscribe}
            sent="Un lien vient de partir, sauf si l’inscription est déjà confirmée."
          />
        </AuthPage>
      );
  }
}

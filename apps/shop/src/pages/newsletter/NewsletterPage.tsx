import { endsNewsletter } from '@nuee/domain/live';
import { Button, Inline, Notice, Spinner, Stack, Text } from '@nuee/ui';
import { useCallback, useEffect, useState } from 'react';
import { AuthPage } from '../../frame/AuthPage.tsx';
import { NewLink } from '../../frame/NewLink.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useMailToken } from '../../frame/useMailToken.ts';
import { useShop } from '../../shop.ts';
import { type LinkOutcome, outcomeOf } from '../../state/mailLink.ts';

/** Where the links of the mail « confirmez votre inscription » lead: one confirms the subscription, the other ends it. */
export default function NewsletterPage() {
  const { token, isRead } = useMailToken();
  return isRead && token.startsWith(endsNewsletter) ? (
    <Unsubscription token={token.slice(endsNewsletter.length)} />
  ) : (
    <Confirmation token={token} isRead={isRead} />
  );
}

/** Opening the page confirms. Without a token it asks for such a mail. */
function Confirmation({ token, isRead }: { token: string; isRead: boolean }) {
  const { visitors } = useShop();
  const [result, setResult] = useState<LinkOutcome>();

  const confirm = useCallback(async (): Promise<void> => {
    setResult(undefined);
    const failed = 'L’inscription n’a pas pu être confirmée. Vérifiez votre connexion, puis réessayez.';
    setResult(token === '' ? { outcome: 'expired' } : await outcomeOf(visitors.confirmSubscription(token), failed));
  }, [token, visitors]);
  // Confirming again changes nothing.
  useEffect(() => {
    if (isRead) void confirm();
  }, [confirm, isRead]);

  const head = <PageHead title="Lettre d’information" />;
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
          intro={'Pour ne plus recevoir notre lettre, suivez le lien «\u00a0Me désinscrire\u00a0» de notre e-mail.'}
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
            ask={visitors.subscribe}
            submitLabel={token === '' ? 'M’inscrire' : undefined}
            sent="Un lien vient de partir, sauf si l’inscription est déjà confirmée."
          />
        </AuthPage>
      );
  }
}

/** A press ends it: programs that look at the links of a mail press nothing. */
function Unsubscription({ token }: { token: string }) {
  const { visitors } = useShop();
  const [result, setResult] = useState<LinkOutcome>();
  const [sending, setSending] = useState(false);
  const leave = async (): Promise<void> => {
    setSending(true);
    const failed = 'La désinscription n’a pas abouti. Vérifiez votre connexion, puis réessayez.';
    setResult(await outcomeOf(visitors.unsubscribe(token), failed));
    setSending(false);
  };
  const head = <PageHead title="Lettre d’information" />;
  if (result?.outcome === 'done') {
    return (
      <AuthPage title="Votre désinscription est confirmée" intro="Notre lettre ne vous parviendra plus.">
        {head}
        <Button href="/catalogue">Découvrir le catalogue</Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Ne plus recevoir notre lettre">
      {head}
      <Stack>
        {result?.outcome === 'failed' && <Notice tone="critical">{result.message}</Notice>}
        <Button loading={sending} onClick={() => void leave()}>
          Me désinscrire
        </Button>
      </Stack>
    </AuthPage>
  );
}

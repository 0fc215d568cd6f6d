import { type CardPayments, type MissingForOpening, openingWords, settingFields } from '@nuee/domain';
import { Card, Inline, Notice, Stack, Text, TextLink } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useOpening } from '../shop/queries.ts';

/** What a shop in service still needs before it takes orders, each with a link to its setting. */
export default function OpeningPage() {
  return (
    <AdminPage title="Avant d’ouvrir" permission="settings">
      <Opening />
    </AdminPage>
  );
}

function Opening() {
  const { value, retry } = useOpening();
  if (value === undefined) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  const { open, missing, cards } = value;
  return (
    <Stack gap={24}>
      <Notice tone="info">
        {open
          ? 'La boutique est ouverte\u00a0: elle prend les commandes.'
          : 'La boutique est fermée\u00a0: vos visiteurs lisent qu’elle ouvre bientôt, et aucune commande n’est prise. Elle s’ouvre d’elle-même dès que cette liste est vide.'}
      </Notice>
      {missing.map((each) => (
        <Missing key={each.what} {...each} />
      ))}
      <Card title="Paiement par carte">
        <Stack gap={8}>
          <Text>{cardWords[cards]}</Text>
          <TextLink tone="standalone" href="/admin/parametres#bank">
            Régler le paiement par carte
          </TextLink>
        </Stack>
      </Card>
    </Stack>
  );
}

const cardWords: Readonly<Record<CardPayments, string>> = {
  none: 'Vos clients paient par virement. Pour prendre aussi les cartes, signez un contrat de vente à distance avec votre banque\u00a0: la boutique peut ouvrir sans.',
  test: 'En mode test\u00a0: aucune carte n’est débitée, et une commande réglée ainsi reste impayée. Passez en mode réel avant d’annoncer la boutique.',
  production:
    'Vos clients paient par carte. Les remboursements se font dans l’espace marchand de votre banque, puis se notent dans la commande.',
};

function Missing({ what, fields }: MissingForOpening) {
  const { title, why } = openingWords[what];
  return (
    <Card title={title}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {why}
        </Text>
        {what === 'mail' && (
          <TextLink tone="standalone" href="/admin/e-mails">
            Voir les e-mails qui attendent
          </TextLink>
        )}
        {fields.length > 0 && (
          <>
            <Text>{'À compléter ou à corriger dans les paramètres\u00a0:'}</Text>
            <Inline gap={20}>
              {fields.map((field) => (
                <TextLink key={field} tone="standalone" href={`/admin/parametres#${field}`}>
                  {settingFields[field].label}
                </TextLink>
              ))}
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

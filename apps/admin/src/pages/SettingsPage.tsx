import {
  bottleSizes,
  formatPrice,
  freeShippingAbove,
  lowStockBelow,
  nicotineStrengths,
  shippingFee,
  vatRate,
} from '@nuee/domain';
import type { ShopSettings } from '@nuee/domain/live';
import { Card, DataList, Grid, Text } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Forbidden } from '../frame/Forbidden.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useOffice } from '../office/office.ts';

/** What the shop goes by: in the demonstration the rules' own figures, in a living shop what the API has. */
export default function SettingsPage() {
  const { status, value: settings, retry, isForbidden } = useOffice().useSettings();
  return (
    <AdminPage title="Paramètres">
      {isForbidden ? (
        <Forbidden />
      ) : retry ? (
        <ReadingFailed onRetry={retry} />
      ) : status === 'loading' ? (
        <Loading />
      ) : settings ? (
        <LivingSettings settings={settings} />
      ) : (
        <DemonstrationSettings />
      )}
    </AdminPage>
  );
}

/** What the shop goes by. The figures are the rules' own: they are read here, and nothing of the demonstration changes them. */
function DemonstrationSettings() {
  return (
    <>
      <Text size="small" tone="muted">
        Ces valeurs sont celles que la boutique applique. Elles se consultent ici et ne s’y modifient pas.
      </Text>
      <Grid columns={{ base: 1, lg: 2 }} gap={24}>
        <Card title="Boutique">
          <DataList
            items={[
              { label: 'Nom', value: 'Maison Nuée' },
              { label: 'Domaine', value: 'maison-nuee.example' },
              { label: 'Langue', value: 'Français' },
              { label: 'Monnaie', value: 'Euro' },
              { label: 'Fuseau horaire', value: 'Europe/Paris' },
              { label: 'Âge requis', value: '18\u00a0ans' },
            ]}
          />
        </Card>
        <Card title="Livraison et TVA">
          <DataList
            items={[
              { label: 'Frais de livraison', value: formatPrice(shippingFee) },
              { label: 'Livraison offerte', value: `au-dessus de ${formatPrice(freeShippingAbove)}` },
              { label: 'TVA', value: `${vatRate}\u00a0% du sous-total` },
            ]}
          />
        </Card>
        <Card title="Catalogue">
          <DataList
            items={[
              { label: 'Taux de nicotine (mg/ml)', value: nicotineStrengths.join(', ') },
              { label: 'Contenances (ml)', value: bottleSizes.join(', ') },
              { label: 'Stock faible', value: `moins de ${lowStockBelow} pièces` },
            ]}
          />
        </Card>
        <Card title="Paiement">
          <DataList
            items={[
              { label: 'Moyens acceptés', value: 'Carte bancaire, PayPal, virement bancaire' },
              { label: 'Débit de la carte', value: 'à la validation de la commande' },
            ]}
          />
        </Card>
      </Grid>
    </>
  );
}

function LivingSettings({ settings }: { settings: ShopSettings }) {
  const { identity, shipping, vat, bankTransfer, mediator } = settings;
  const given = (value: string): string => value || 'À compléter';
  return (
    <Grid columns={{ base: 1, lg: 2 }} gap={24}>
      <Card title="Boutique">
        <DataList
          items={[
            { label: 'Nom', value: given(identity.name) },
            { label: 'E-mail', value: given(identity.email) },
            { label: 'Téléphone', value: given(identity.phone) },
            { label: 'Adresse', value: given(identity.address) },
            { label: 'SIRET', value: given(identity.siret) },
            { label: 'N° de TVA', value: given(identity.vatNumber) },
            { label: 'Horaires', value: given(settings.hours) },
          ]}
        />
      </Card>
      <Card title="Livraison et TVA">
        <DataList
          items={[
            { label: 'Frais de livraison', value: formatPrice(shipping.fee) },
            { label: 'Livraison offerte', value: `au-dessus de ${formatPrice(shipping.freeAbove)}` },
            { label: 'TVA', value: `${vat.rate}\u00a0% ${vat.included ? 'compris dans les prix' : 'du sous-total'}` },
          ]}
        />
      </Card>
      <Card title="Virement bancaire">
        <DataList
          items={[
            { label: 'Bénéficiaire', value: given(bankTransfer.beneficiary) },
            { label: 'IBAN', value: given(bankTransfer.iban) },
            { label: 'BIC', value: given(bankTransfer.bic) },
            { label: 'Délai', value: `${bankTransfer.expiresAfterDays}\u00a0jours` },
          ]}
        />
      </Card>
      <Card title="Médiateur">
        <DataList
          items={[
            { label: 'Nom', value: given(mediator.name) },
            { label: 'Adresse', value: given(mediator.address) },
            { label: 'Site', value: given(mediator.site) },
          ]}
        />
      </Card>
    </Grid>
  );
}

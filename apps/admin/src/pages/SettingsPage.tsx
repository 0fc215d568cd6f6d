import {
  bottleSizes,
  formatPrice,
  freeShippingAbove,
  lowStockBelow,
  nicotineStrengths,
  shippingFee,
  vatRate,
} from '@nuee/domain';
import { Card, DataList, DeliveryMethods, FormerAddresses, Grid, SettingsForm, Stack, Text } from '@nuee/ui';
import { useRef, useState } from 'react';
import { usePerson } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Forbidden } from '../frame/Forbidden.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useFieldOfAddress } from '../frame/useFieldOfAddress.ts';
import { useLive } from '../frame/useLive.ts';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { CardSettings } from '../shop/CardSettings.tsx';
import { useOpening, useSettings, useShopCommands } from '../shop/queries.ts';

/** The settings of the shop: in the demonstration the figures of the rules, in a shop in service those of the API. */
export default function SettingsPage() {
  const isLive = useLive();
  return <AdminPage title="Paramètres">{isLive ? <Settings /> : <DemonstrationSettings />}</AdminPage>;
}

function Settings() {
  const { value: settings, retry, isForbidden } = useSettings();
  const { saveSettings } = useShopCommands();
  const { value: opening } = useOpening();
  const asksCode = usePerson().value?.asksCode;
  const [unsaved, setUnsaved] = useState(false);
  const [unsavedAddresses, setUnsavedAddresses] = useState(false);
  useUnsaved(unsaved || unsavedAddresses);
  const form = useRef<HTMLFormElement>(null);
  useFieldOfAddress(form, settings !== undefined);
  if (isForbidden) return <Forbidden />;
  if (!settings) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  return (
    <Stack gap={24}>
      <SettingsForm
        ref={form}
        settings={settings}
        asksCode={asksCode}
        onUnsavedChange={setUnsaved}
        onSave={saveSettings}
      />
      <CardSettings />
      <DeliveryMethods
        delivery={settings.delivery}
        relayPoints={opening?.relayPoints}
        onSave={(delivery) => saveSettings({ version: settings.version, delivery })}
      />
      <FormerAddresses
        redirects={settings.redirects}
        onUnsavedChange={setUnsavedAddresses}
        onSave={(redirects, refuse) => saveSettings({ version: settings.version, redirects }, refuse)}
      />
    </Stack>
  );
}

/** The settings of the demonstration: the figures of the rules, read-only. */
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

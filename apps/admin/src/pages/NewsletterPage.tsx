import { subscriberStatuses, subscriberStatusLabel, subscribersCsv } from '@nuee/domain';
import type { Subscriber } from '@nuee/domain/live';
import { ConfirmDialog, FilterMenu, ListToolbar, Stack, SubscribersTable, Text } from '@nuee/ui';
import { useState } from 'react';
import { subscriberRows, useNewsletterCommands } from '../customers/newsletter.ts';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { dateColumns } from '../shop/queries.ts';

const statusOptions = [
  { value: '', label: 'Toutes' },
  ...subscriberStatuses.map((value) => ({ value, label: subscriberStatusLabel(value) })),
];

const list = {
  rows: subscriberRows,
  nameOf: ({ email }: Subscriber) => email,
  columns: dateColumns,
  kindName: 'statut',
  kinds: subscriberStatuses,
  kindLabel: (kind: string) => statusOptions.find(({ value }) => value === kind)?.label ?? kind,
  file: 'newsletter',
  toCsv: subscribersCsv,
};

/** Who subscribed to the newsletter: search, filter, export, and the end of it for who asks. */
export default function NewsletterPage() {
  return (
    <AdminPage title="Newsletter" permission="users.read">
      <Addresses />
    </AdminPage>
  );
}

function Addresses() {
  const { status, rows, kind, onKindChange, toolbar, table } = useList(list);
  const { remove } = useNewsletterCommands();
  const may = useMay();
  const [asked, setAsked] = useState<Subscriber>();
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {
          'N’écrivez qu’aux adresses confirmées. Qui se désinscrit disparaît aussitôt de cette liste, et une adresse non confirmée au bout de 30\u00a0jours.'
        }
      </Text>
      <ListToolbar
        searchLabel="Rechercher une adresse"
        {...toolbar}
        filter={
          <FilterMenu
            label="Filtrer par état"
            look="filter"
            options={statusOptions}
            value={kind ?? ''}
            onValueChange={onKindChange}
          />
        }
      />
      <SubscribersTable
        subscribers={rows}
        loadingLabel={status === 'loading' ? 'Chargement des adresses' : undefined}
        {...table}
        tabIndex={-1}
        onRemove={may('users.write') ? setAsked : undefined}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        question={`Désinscrire ${asked?.email}\u00a0?`}
        confirmLabel="Désinscrire"
        onConfirm={async () => {
          setAsked(undefined);
          // The button that had the focus disappears with its row.
          if (asked && (await remove(asked))) table.ref.current?.focus();
        }}
      >
        {
          'Cette adresse est effacée pour toujours de la liste, sans e-mail. Le journal en garde une ligne, sans l’adresse. Si vous l’avez déjà exportée, retirez-la aussi de l’outil qui envoie vos lettres.'
        }
      </ConfirmDialog>
    </Stack>
  );
}

import { formatPrice, sortFromValue, sortToValue, userColumns, userStats, usersCsv } from '@nuee/domain';
import {
  Button,
  ClockIcon,
  ListToolbar,
  PlusIcon,
  Stack,
  StatisticsStrip,
  UserIcon,
  UsersIcon,
  UsersTable,
  WalletIcon,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { sendEmail } from '../frame/inert.ts';
import { useListAddress } from '../frame/useListAddress.ts';
import { usePrepared } from '../frame/usePrepared.ts';
import { useSelection } from '../frame/useSelection.ts';
import { usersAtom } from '../state/records.ts';

/** All users: found, sorted, taken along. */
export default function UsersPage() {
  const { listings, now } = useAdmin();
  const { items, status: reading } = useAtomValue(usersAtom);
  const [{ recherche, tri }, change] = useListAddress(['recherche', 'tri']);
  const stats = useMemo(() => userStats(items, now()), [items, now]);

  const query = useDeferredValue(recherche);
  const sort = useMemo(() => sortFromValue(tri, userColumns), [tri]);
  usePrepared(listings.users, items);
  const users = useMemo(() => listings.users.find(items, { query, sort }), [listings, items, query, sort]);

  const { rows: picked, ...selection } = useSelection(items, ({ _id }) => _id);
  const exported = picked.length > 0 ? picked : users;

  return (
    <AdminPage title="Utilisateurs">
      <StatisticsStrip
        loading={reading === 'loading'}
        items={[
          { label: 'Total des utilisateurs', value: stats.total, detail: 'inscrits', icon: <UsersIcon size={18} /> },
          {
            label: 'Nouveaux utilisateurs',
            value: stats.newLast30Days,
            detail: 'ces 30 derniers jours',
            icon: <UserIcon size={18} />,
          },
          {
            label: 'Utilisateurs actifs',
            value: stats.activeLast7Days,
            detail: 'ces 7 derniers jours',
            icon: <ClockIcon size={18} />,
          },
          {
            label: 'Dépenses',
            value: formatPrice(stats.totalSpent),
            detail: 'depuis leur inscription',
            icon: <WalletIcon size={18} />,
          },
        ]}
      />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un utilisateur"
          query={recherche}
          onQueryChange={(next) => change({ recherche: next })}
          selectedCount={picked.length}
          onExport={exported.length === 0 ? undefined : () => download('utilisateurs.csv', usersCsv(exported))}
          action={
            <Button size="sm" href="/admin/utilisateurs/ajouter">
              <PlusIcon size={16} />
              Ajouter un utilisateur
            </Button>
          }
        />
        <UsersTable
          users={users}
          loading={reading === 'loading' ? 'Chargement des utilisateurs' : undefined}
          selection={{ ...selection, nameOf: ({ name }) => name }}
          sort={sort}
          onSortChange={(next) => change({ tri: sortToValue(next) })}
          onSendEmail={sendEmail}
        />
      </Stack>
    </AdminPage>
  );
}

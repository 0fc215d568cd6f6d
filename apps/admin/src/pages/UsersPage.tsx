import {
  type AdminUser,
  formatPrice,
  type Sort,
  sortFromValue,
  sortToValue,
  userColumns,
  userStats,
  usersCsv,
} from '@nuee/domain';
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
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { sendEmail } from '../frame/inert.ts';
import { useListAddress } from '../frame/useListAddress.ts';
import { useListPage } from '../frame/useListPage.ts';
import { usePrepared } from '../frame/usePrepared.ts';
import { useSelection } from '../frame/useSelection.ts';
import { usersAtom } from '../state/records.ts';

const addressed = ['recherche', 'tri', 'page'] as const;

const rowNames = { keyOf: ({ _id }: AdminUser): string => _id, nameOf: ({ name }: AdminUser): string => name };

/** All users: found, sorted, taken along. */
export default function UsersPage() {
  const { listings } = useAdmin();
  const { items, status: reading } = useAtomValue(usersAtom);
  const [{ recherche, tri, page }, change] = useListAddress(addressed);

  const query = useDeferredValue(recherche);
  const sort = useMemo(() => sortFromValue(tri, userColumns), [tri]);
  usePrepared(listings.users, items);
  const users = useMemo(() => listings.users.find(items, { query, sort }), [listings, items, query, sort]);

  const [selection, picked] = useSelection(items, rowNames);
  const turnPage = useCallback((next: string) => change({ page: next }), [change]);
  const paging = useListPage(page, turnPage);
  const sortBy = useCallback((next: Sort | null) => change({ tri: sortToValue(next) }), [change]);
  const exported = picked.length > 0 ? picked : users;

  return (
    <AdminPage title="Utilisateurs">
      <Figures users={items} loading={reading === 'loading'} />
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
        <Users
          users={users}
          loading={reading === 'loading' ? 'Chargement des utilisateurs' : undefined}
          selection={selection}
          sort={sort}
          onSortChange={sortBy}
          {...paging}
          onSendEmail={sendEmail}
        />
      </Stack>
    </AdminPage>
  );
}

const Users = memo(UsersTable);

interface FiguresProps {
  users: readonly AdminUser[];
  loading: boolean;
}

const Figures = memo(function Figures({ users, loading }: FiguresProps) {
  const { now } = useAdmin();
  const stats = userStats(users, now());
  return (
    <StatisticsStrip
      loading={loading}
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
  );
});

import { type AdminUser, formatPrice, type UserColumn, userColumns, userList, userStats, usersCsv } from '@nuee/domain';
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
import { memo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { sendEmail } from '../frame/inert.ts';
import { type ListOptions, useList } from '../frame/useList.tsx';
import { usersAtom } from '../state/records.ts';

const list: ListOptions<AdminUser, UserColumn> = {
  rules: userList,
  columns: userColumns,
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  file: 'utilisateurs',
  toCsv: usersCsv,
};

/** All users: searched, sorted, exported. */
export default function UsersPage() {
  const { items, status } = useAtomValue(usersAtom);
  const { rows, toolbar, table } = useList(items, list);
  return (
    <AdminPage title="Utilisateurs">
      <Figures users={items} loading={status === 'loading'} />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un utilisateur"
          {...toolbar}
          action={
            <Button size="sm" href="/admin/utilisateurs/ajouter">
              <PlusIcon size={16} />
              Ajouter un utilisateur
            </Button>
          }
        />
        <UsersTable
          users={rows}
          loading={status === 'loading' ? 'Chargement des utilisateurs' : undefined}
          {...table}
          onSendEmail={sendEmail}
        />
      </Stack>
    </AdminPage>
  );
}

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

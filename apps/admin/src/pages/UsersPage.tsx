import { type AdminUser, formatPrice, usersCsv } from '@nuee/domain';
import {
  Button,
  ClockIcon,
  FilterMenu,
  ListToolbar,
  PlusIcon,
  Stack,
  StatisticsStrip,
  UserIcon,
  UsersIcon,
  UsersTable,
  WalletIcon,
} from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useLiving } from '../frame/useLiving.ts';
import { useOffice } from '../office/office.ts';

const roleOptions = [
  { value: '', label: 'Tous' },
  { value: 'customer', label: 'Clients' },
  { value: 'staff', label: 'Équipe' },
  { value: 'admin', label: 'Administrateurs' },
];

const list = {
  nameOf: ({ name }: AdminUser) => name,
  kindName: 'role',
  file: 'utilisateurs',
  toCsv: usersCsv,
};

const roleKinds = roleOptions.map(({ value }) => value).filter((value) => value !== '');

/** The list of users: search, sort, export. */
export default function UsersPage() {
  const office = useOffice();
  const { may } = office.usePerson();
  const isLiving = useLiving();
  const { status, rows, kind, onKindChange, toolbar, table } = useList({
    ...list,
    kinds: isLiving ? roleKinds : [],
    useRows: office.useUsers,
    columns: office.sortable.users,
  });
  return (
    <AdminPage title="Utilisateurs">
      <Figures />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un utilisateur"
          {...toolbar}
          filter={
            isLiving ? (
              <FilterMenu label="Rôle" options={roleOptions} value={kind ?? ''} onValueChange={onKindChange} />
            ) : undefined
          }
          action={
            may('users.write') && (
              <Button size="sm" href="/admin/utilisateurs/ajouter">
                <PlusIcon size={16} />
                Ajouter un utilisateur
              </Button>
            )
          }
        />
        <UsersTable
          users={rows}
          loading={status === 'loading' ? 'Chargement des utilisateurs' : undefined}
          {...table}
          onSendEmail={office.sendEmail}
        />
      </Stack>
    </AdminPage>
  );
}

/** In a live shop only the total is known. */
function Figures() {
  const { status, value: stats = {} } = useOffice().useUserStats();
  const { total = 0, newLast30Days, activeLast7Days, totalSpent } = stats;
  const loading = status === 'loading';
  const known = (value: number | undefined): value is number => loading || value !== undefined;
  return (
    <StatisticsStrip
      loading={loading}
      items={[
        { label: 'Total des utilisateurs', value: total, detail: 'inscrits', icon: <UsersIcon size={18} /> },
        ...(known(newLast30Days)
          ? [
              {
                label: 'Nouveaux utilisateurs',
                value: newLast30Days,
                detail: 'ces 30 derniers jours',
                icon: <UserIcon size={18} />,
              },
            ]
          : []),
        ...(known(activeLast7Days)
          ? [
              {
                label: 'Utilisateurs actifs',
                value: activeLast7Days,
                detail: 'ces 7 derniers jours',
                icon: <ClockIcon size={18} />,
              },
            ]
          : []),
        ...(known(totalSpent)
          ? [
              {
                label: 'Dépenses',
                value: formatPrice(totalSpent ?? 0),
                detail: 'depuis leur inscription',
                icon: <WalletIcon size={18} />,
              },
            ]
          : []),
      ]}
    />
  );
}

import { type AdminUser, formatPrice, userColumns, usersCsv } from '@nuee/domain';
import {
  Button,
  ClockIcon,
  FilterMenu,
  Inline,
  ListToolbar,
  PlusIcon,
  Stack,
  StatisticsStrip,
  UserIcon,
  UsersIcon,
  UsersTable,
  WalletIcon,
} from '@nuee/ui';
import { useUserCommands, useUserFigures } from '../customers/queries.ts';
import { userRows } from '../customers/rows.ts';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useLive } from '../frame/useLive.ts';

const roleOptions = [
  { value: '', label: 'Tous' },
  { value: 'customer', label: 'Clients' },
  { value: 'staff', label: 'Équipe' },
  { value: 'admin', label: 'Administrateurs' },
];

const statusOptions = [
  { value: '', label: 'Tous' },
  { value: 'active', label: 'Actifs' },
  { value: 'inactive', label: 'Inactifs' },
  { value: 'pending', label: 'En attente' },
];

const list = {
  nameOf: ({ name }: AdminUser) => name,
  kindName: 'role',
  filterRules: { etat: (value: string) => statusOptions.some((known) => known.value === value) },
  file: 'utilisateurs',
  toCsv: usersCsv,
};

const liveColumns = userColumns.filter((column) => column in userRows.sorts);
const roleKinds = roleOptions.map(({ value }) => value).filter((value) => value !== '');

/** The list of users: search, sort, export. */
export default function UsersPage() {
  const { sendEmail } = useUserCommands();
  const may = useMay();
  const isLive = useLive();
  const { status, rows, kind, onKindChange, filters, onFilterChange, toolbar, table } = useList({
    ...list,
    kinds: isLive ? roleKinds : [],
    rows: userRows,
    columns: isLive ? liveColumns : userColumns,
  });
  return (
    <AdminPage title="Utilisateurs">
      <Figures />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un utilisateur"
          {...toolbar}
          filter={
            isLive ? (
              <Inline gap={8}>
                <FilterMenu label="Rôle" options={roleOptions} value={kind ?? ''} onValueChange={onKindChange} />
                <FilterMenu
                  label="Statut"
                  options={statusOptions}
                  value={filters.etat ?? ''}
                  onValueChange={(next) => onFilterChange('etat', next)}
                />
              </Inline>
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
          loadingLabel={status === 'loading' ? 'Chargement des utilisateurs' : undefined}
          {...table}
          onSendEmail={sendEmail}
        />
      </Stack>
    </AdminPage>
  );
}

/** What was spent is absent where the user may not see it. */
function Figures() {
  const { status, value: stats } = useUserFigures();
  const { total = 0, newLast30Days = 0, activeLast7Days = 0, totalSpent } = stats ?? {};
  const loading = status === 'loading';
  return (
    <StatisticsStrip
      loading={loading}
      items={[
        { label: 'Total des utilisateurs', value: total, detail: 'inscrits', icon: <UsersIcon size={18} /> },
        {
          label: 'Nouveaux utilisateurs',
          value: newLast30Days,
          detail: 'ces 30 derniers jours',
          icon: <UserIcon size={18} />,
        },
        {
          label: 'Utilisateurs actifs',
          value: activeLast7Days,
          detail: 'ces 7 derniers jours',
          icon: <ClockIcon size={18} />,
        },
        ...(loading || totalSpent !== undefined
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

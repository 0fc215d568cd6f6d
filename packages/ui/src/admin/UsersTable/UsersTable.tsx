import {
  type AdminUser,
  formatDateTime,
  formatPrice,
  formatShortDate,
  type Sort,
  type UserColumn,
  userRoleLabel,
} from '@nuee/domain';
import { useMemo } from 'react';
import { EmailText } from '../../internal/EmailText.tsx';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { EyeIcon, MailIcon, UsersIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { userHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import { UserStatus } from '../UserStatus/UserStatus.tsx';
import * as styles from './UsersTable.css.ts';

export interface UsersTableProps
  extends Omit<
    TableProps<AdminUser>,
    'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'sort' | 'onSortChange' | 'count'
  > {
  /** The users of one page, filtered and sorted. */
  users: readonly AdminUser[];
  /** The number of users on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
  /** How the rows are sorted; `null` for their original order. */
  sort?: Sort<UserColumn> | null;
  /** Called with the requested sort. Without it no header sorts. */
  onSortChange?: (next: Sort | null) => void;
  /** Called with the user to send an e-mail to. */
  onSendEmail: (user: AdminUser) => void;
}

/**
 * The users of the shop (specification, section 2).
 *
 * Use it for the list of users; for a single one, use `UserDetail`.
 */
export function UsersTable({ users, capped = false, total = users.length, onSendEmail, ...rest }: UsersTableProps) {
  const columns = useMemo(() => columnsOf({ onSendEmail }), [onSendEmail]);
  return (
    <Table
      label="Utilisateurs"
      columns={columns}
      rows={users}
      rowKey={rowKey}
      stacked={styles.stacked}
      count={countOf(total, 'utilisateur', capped)}
      empty={<EmptyState icon={<UsersIcon size={32} />} title="Aucun utilisateur trouvé" />}
      {...rest}
    />
  );
}

const rowKey = (user: AdminUser): string => user._id;

type Actions = Pick<UsersTableProps, 'onSendEmail'>;

const columnsOf = ({ onSendEmail }: Actions): readonly TableColumn<AdminUser>[] => [
  {
    id: 'utilisateur',
    header: 'Utilisateur',
    sortable: true,
    area: 'utilisateur',
    width: '21.5%',
    cell: (user) => (
      <>
        <Link href={userHref(user)} className={cells.name}>
          {user.name}
        </Link>
        <span className={cells.aside}>
          <EmailText email={user.email} />
        </span>
      </>
    ),
  },
  { id: 'role', header: 'Rôle', sortable: true, area: 'role', width: '14%', cell: ({ role }) => userRoleLabel(role) },
  {
    id: 'inscription',
    header: 'Inscription',
    sortable: true,
    area: 'inscription',
    width: '11%',
    className: cells.quiet,
    cell: ({ createdAt }) => (
      <>
        <span className={cells.stackedLabel}>Inscription </span>
        {createdAt === undefined ? <span>—</span> : <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>}
      </>
    ),
  },
  {
    id: 'commandes',
    header: 'Commandes',
    sortable: true,
    align: 'end',
    area: 'commandes',
    width: '10.5%',
    className: styles.orders,
    cell: ({ orders }) => (
      <>
        <span className={cells.stackedLabel}>Commandes </span>
        {orders}
      </>
    ),
  },
  {
    id: 'depenses',
    header: 'Dépenses',
    sortable: true,
    align: 'end',
    area: 'depenses',
    width: '10.5%',
    className: cells.amount,
    cell: ({ totalSpent }) => formatPrice(totalSpent),
  },
  {
    id: 'connexion',
    header: 'Connexion',
    sortable: true,
    area: 'connexion',
    width: '11.5%',
    className: cells.quiet,
    cell: ({ lastLogin }) => (
      <>
        <span className={cells.stackedLabel}>Dernière connexion </span>
        {lastLogin === undefined ? <span>Jamais</span> : <time dateTime={lastLogin}>{formatDateTime(lastLogin)}</time>}
      </>
    ),
  },
  {
    id: 'statut',
    header: 'Statut',
    sortable: true,
    area: 'statut',
    width: '14%',
    className: cells.stackedEnd,
    cell: ({ status }) => <UserStatus status={status} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    area: 'actions',
    width: '7%',
    cell: (user) => (
      <RowMenu subject={user.name}>
        <Menu.Link href={userHref(user)} icon={<EyeIcon size={18} />}>
          Voir les détails
        </Menu.Link>
        <Menu.Item icon={<MailIcon size={18} />} onSelect={() => onSendEmail(user)}>
          Envoyer un e-mail
        </Menu.Item>
      </RowMenu>
    ),
  },
];

import { formatDate, formatDateTime, type WithdrawalStatus, withdrawalStatusLabel } from '@nuee/domain';
import type { Withdrawal } from '@nuee/domain/live';
import { CircleCheck, CircleX, Inbox, PackageCheck } from 'lucide';
import { useMemo } from 'react';
import { EmailText } from '../../internal/EmailText.tsx';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ResetIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { orderHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import { withdrawalStatusChoices } from '../withdrawalStatusChoices.ts';
import * as styles from './WithdrawalsTable.css.ts';

export interface WithdrawalsTableProps
  extends Omit<TableProps<Withdrawal>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The declarations of one page, the latest first. */
  withdrawals: readonly Withdrawal[];
  /** How many there are on all pages. Default as many as are shown. */
  total?: number;
  /** Whether there are more than `total`. Default no. */
  capped?: boolean;
  /** Called with what becomes of a declaration, never its current status. */
  onStatusChange: (withdrawal: Withdrawal, next: WithdrawalStatus) => void;
}

/**
 * Who withdraws from which contract, since when, what becomes of it, and until when the money has to be given back.
 *
 * Use it for all declarations; for what happened to one order, use `OrderTimeline`.
 */
export function WithdrawalsTable({
  withdrawals,
  capped = false,
  total = withdrawals.length,
  onStatusChange,
  ...rest
}: WithdrawalsTableProps) {
  const columns = useMemo(() => columnsOf(onStatusChange), [onStatusChange]);
  return (
    <Table
      label="Rétractations"
      columns={columns}
      rows={withdrawals}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récentes"
      count={countOf(total, 'rétractation', capped)}
      empty={<EmptyState icon={<ResetIcon size={32} />} title="Aucune rétractation trouvée" />}
      {...rest}
    />
  );
}

const rowKey = ({ _id }: Withdrawal): string => _id;

const looks = {
  received: { tone: 'caution', shape: Inbox },
  returned: { tone: 'info', shape: PackageCheck },
  refunded: { tone: 'positive', shape: CircleCheck },
  refused: { tone: 'neutral', shape: CircleX },
} as const;

const columnsOf = (onStatusChange: WithdrawalsTableProps['onStatusChange']): readonly TableColumn<Withdrawal>[] => [
  {
    id: 'commande',
    header: 'Commande',
    sortable: true,
    area: 'commande',
    width: '18%',
    cell: ({ orderNumber, orderId }) =>
      orderId === undefined ? (
        <>
          <span className={cells.person}>{orderNumber}</span>
          <span className={cells.aside}>Aucune commande à ce numéro et à cette adresse</span>
        </>
      ) : (
        <Link href={orderHref({ _id: orderId })} className={cells.name}>
          {orderNumber}
        </Link>
      ),
  },
  {
    id: 'client',
    header: 'Client',
    sortable: true,
    area: 'client',
    width: '22%',
    cell: ({ name, email }) => (
      <>
        <span className={cells.person}>{name}</span>
        <span className={cells.aside}>
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  {
    id: 'motif',
    header: 'Motif',
    area: 'motif',
    width: '20%',
    className: styles.reason,
    cell: ({ reason, refusal }) => (
      <>
        <span className={cells.stackedLabel}>Motif </span>
        {reason ?? '—'}
        {refusal !== undefined && <span className={cells.aside}>{`Refus\u00a0: ${refusal}`}</span>}
      </>
    ),
  },
  {
    id: 'date',
    header: 'Reçue',
    sortable: true,
    area: 'date',
    width: '12%',
    cell: ({ createdAt }) => (
      <>
        <span className={cells.stackedLabel}>Reçue </span>
        <time dateTime={createdAt} className={cells.quiet}>
          {formatDateTime(createdAt)}
        </time>
      </>
    ),
  },
  {
    id: 'etat',
    header: 'État',
    area: 'etat',
    width: '18%',
    cell: ({ status, refundBy }) => (
      <>
        <StatusPill {...looks[status]}>{withdrawalStatusLabel(status)}</StatusPill>
        {refundBy !== undefined && (
          <span className={cells.aside}>{`À rembourser avant le ${formatDate(refundBy)}`}</span>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    area: 'actions',
    width: '10%',
    cell: (withdrawal) => (
      <RowMenu subject={withdrawal.orderNumber}>
        <Menu.Choices
          label="Changer l’état"
          value={withdrawal.status}
          onValueChange={(next) => onStatusChange(withdrawal, next)}
          options={withdrawalStatusChoices.map((choice) => ({
            ...choice,
            disabled: choice.value === withdrawal.status,
          }))}
        />
      </RowMenu>
    ),
  },
];

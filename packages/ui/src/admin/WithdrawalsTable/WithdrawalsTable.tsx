import { formatDate, formatDateTime, refundDeadline } from '@nuee/domain';
import type { Withdrawal } from '@nuee/domain/live';
import { EmailText } from '../../internal/EmailText.tsx';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ResetIcon } from '../../primitives/Icon/icons.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { orderHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './WithdrawalsTable.css.ts';

export interface WithdrawalsTableProps
  extends Omit<TableProps<Withdrawal>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The declarations of one page, the latest first. */
  withdrawals: readonly Withdrawal[];
  /** How many there are on all pages. Default as many as are shown. */
  total?: number;
  /** Whether there are more than `total`. Default no. */
  isCapped?: boolean;
}

/**
 * Who withdraws from which contract, since when, and until when the money has to be given back.
 *
 * Use it for all declarations; for what happened to one order, use `OrderTimeline`.
 */
export function WithdrawalsTable({
  withdrawals,
  isCapped = false,
  total = withdrawals.length,
  ...rest
}: WithdrawalsTableProps) {
  return (
    <Table
      label="Rétractations"
      columns={columns}
      rows={withdrawals}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récentes"
      count={countOf(total, 'rétractation', isCapped)}
      empty={<EmptyState icon={<ResetIcon size={32} />} title="Aucune rétractation trouvée" />}
      {...rest}
    />
  );
}

const rowKey = ({ _id }: Withdrawal): string => _id;

const columns: readonly TableColumn<Withdrawal>[] = [
  {
    id: 'commande',
    header: 'Commande',
    sortable: true,
    area: 'commande',
    width: '20%',
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
    width: '26%',
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
    width: '24%',
    className: styles.reason,
    cell: ({ reason }) => reason ?? '—',
  },
  {
    id: 'date',
    header: 'Reçue',
    sortable: true,
    area: 'date',
    width: '15%',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={cells.quiet}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    id: 'delai',
    header: 'À rembourser',
    area: 'delai',
    width: '15%',
    cell: ({ createdAt }) => `avant le ${formatDate(refundDeadline(createdAt))}`,
  },
];

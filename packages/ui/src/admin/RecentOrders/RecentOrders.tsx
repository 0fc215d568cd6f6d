import { type AdminOrder, formatDateTime, formatPrice } from '@nuee/domain';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { CartIcon, ChevronRightIcon } from '../../primitives/Icon/icons.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { orderHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import * as styles from './RecentOrders.css.ts';

export interface RecentOrdersProps
  extends Omit<
    TableProps<AdminOrder>,
    'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'sort' | 'onSortChange' | 'empty' | 'count'
  > {
  /** At most five (specification, section 9), the latest first. */
  orders: readonly AdminOrder[];
  /** Names the table. Default « Commandes récentes ». */
  label?: string;
  /** Whether all of them are one customer's, whose name is beside them already. Default no. */
  ofOneCustomer?: boolean;
}

/**
 * The latest orders in brief, each with a link to its page.
 *
 * Use it on the dashboard; for all orders with search and filter, use `OrdersTable`.
 */
export function RecentOrders({
  orders,
  label = 'Commandes récentes',
  ofOneCustomer = false,
  ...rest
}: RecentOrdersProps) {
  return (
    <Table
      label={label}
      columns={ofOneCustomer ? ownColumns : columns}
      rows={orders}
      rowKey={(order) => order._id}
      stacked={ofOneCustomer ? styles.ownStacked : styles.stacked}
      empty={<EmptyState icon={<CartIcon size={32} />} title="Aucune commande trouvée" level={3} />}
      {...rest}
    />
  );
}

const columns: readonly TableColumn<AdminOrder>[] = [
  {
    id: 'commande',
    header: 'Commande',
    area: 'commande',
    width: '20%',
    cell: (order) => (
      <Link href={orderHref(order)} className={cx(cells.name, styles.link)}>
        {`#${order.orderNumber}`}
      </Link>
    ),
  },
  {
    id: 'client',
    header: 'Client',
    area: 'client',
    width: '19%',
    className: styles.client,
    cell: ({ user }) => user.name,
  },
  {
    id: 'date',
    header: 'Date',
    area: 'date',
    width: '19%',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={cells.quiet}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    id: 'montant',
    header: 'Montant',
    align: 'end',
    area: 'montant',
    width: '15%',
    className: cells.amount,
    cell: ({ totalPrice }) => formatPrice(totalPrice),
  },
  {
    id: 'statut',
    header: 'Statut',
    area: 'statut',
    width: '20%',
    className: styles.status,
    cell: ({ status }) => <OrderStatus status={status} place="admin" />,
  },
  {
    id: 'detail',
    header: 'Détail',
    headerHidden: true,
    align: 'end',
    width: '7%',
    cell: () => <ChevronRightIcon size={18} className={styles.arrow} />,
  },
];

const ownWidths: Readonly<Record<string, string>> = {
  commande: '29%',
  date: '24%',
  montant: '17%',
  statut: '23%',
  detail: '7%',
};
const ownColumns = columns.flatMap((column) => {
  const width = ownWidths[column.id];
  return width === undefined ? [] : [{ ...column, width }];
});

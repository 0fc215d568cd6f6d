import {
  type AdminOrder,
  formatDateTime,
  formatPrice,
  isWithoutPayment,
  type OrderColumn,
  orderStatusFromValue,
  reasonNotAwaited,
  type Sort,
  type OrderStatus as Status,
  withoutPaymentLabel,
} from '@nuee/domain';
import { useMemo } from 'react';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { cx } from '../../internal/cx.ts';
import { EmailText } from '../../internal/EmailText.tsx';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { CartIcon, EyeIcon, FileIcon, RefreshIcon, WalletIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { orderStatusChoices } from '../orderStatusChoices.ts';
import { PaymentStatus } from '../PaymentStatus/PaymentStatus.tsx';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import * as styles from './OrdersTable.css.ts';

export interface OrdersTableProps
  extends Omit<
    TableProps<AdminOrder>,
    'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'sort' | 'onSortChange' | 'count'
  > {
  /** The orders of one page, filtered and sorted. */
  orders: readonly AdminOrder[];
  /** The number of orders on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
  /** How the rows are sorted; `null` for their original order. */
  sort?: Sort<OrderColumn> | null;
  /** Called with the requested sort. Without it no header sorts. */
  onSortChange?: (next: Sort | null) => void;
  /** Called with an order and the status chosen for it. */
  onStatusChange: (order: AdminOrder, next: Status) => void;
  /** Called with the order for which « Générer la facture » was chosen. Default no such entry, for who may not. */
  onInvoice?: ((order: AdminOrder) => void) | undefined;
  /** Called with the order for which « Paiement reçu » was chosen. Without it there is no such choice. */
  onReceive?: ((order: AdminOrder) => void) | undefined;
  /** Whether they are a live shop’s, where a cancelled order that nobody paid awaits no payment. Default `false`. */
  live?: boolean;
}

/**
 * The orders of the shop (specification, section 2).
 *
 * Use it where orders are processed; for an overview of the latest ones, use `RecentOrders`.
 */
export function OrdersTable({
  orders,
  capped = false,
  total = orders.length,
  onStatusChange,
  onInvoice,
  onReceive,
  live = false,
  ...rest
}: OrdersTableProps) {
  const columns = useMemo(
    () => columnsOf({ onStatusChange, onInvoice, onReceive, live }),
    [onStatusChange, onInvoice, onReceive, live],
  );
  return (
    <Table
      label="Commandes"
      columns={columns}
      rows={orders}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récentes"
      count={countOf(total, 'commande', capped)}
      empty={<EmptyState icon={<CartIcon size={32} />} title="Aucune commande trouvée" />}
      {...rest}
    />
  );
}

const rowKey = (order: AdminOrder): string => order._id;

type Actions = Pick<OrdersTableProps, 'onStatusChange' | 'onInvoice' | 'onReceive' | 'live'>;

const columnsOf = ({ onStatusChange, onInvoice, onReceive, live }: Actions): readonly TableColumn<AdminOrder>[] => [
  {
    id: 'commande',
    header: 'Commande',
    sortable: true,
    area: 'commande',
    width: '15.5%',
    className: cells.besideMenu,
    cell: (order) => (
      <Link href={orderHref(order)} className={cells.name}>
        {`#${order.orderNumber}`}
      </Link>
    ),
  },
  {
    id: 'client',
    header: 'Client',
    sortable: true,
    area: 'client',
    width: '20%',
    cell: ({ user }) => (
      <>
        <span className={cells.person}>{user.name}</span>
        <span className={cells.aside}>
          <EmailText email={user.email} />
        </span>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
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
    id: 'montant',
    header: 'Montant',
    sortable: true,
    align: 'end',
    area: 'montant',
    width: '11%',
    className: cx(cells.amount, cells.main, cells.stackedMiddle),
    cell: ({ totalPrice }) => formatPrice(totalPrice),
  },
  {
    id: 'statut',
    header: 'Statut',
    sortable: true,
    area: 'statut',
    width: '17.5%',
    className: cells.below,
    cell: ({ status }) => <OrderStatus status={status} place="admin" />,
  },
  {
    id: 'paiement',
    header: 'Paiement',
    sortable: true,
    area: 'paiement',
    width: '13%',
    className: cells.stackedEnd,
    cell: (order) =>
      live && isWithoutPayment(order) ? (
        <span className={cells.quiet}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{withoutPaymentLabel}</VisuallyHidden>
        </span>
      ) : (
        <PaymentStatus status={order.paymentStatus} />
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    area: 'actions',
    width: '8%',
    cell: (order) => (
      <RowMenu subject={order.orderNumber}>
        <Menu.Link href={orderHref(order)} icon={<EyeIcon size={18} />}>
          Voir les détails
        </Menu.Link>
        {onInvoice && (
          <Menu.Item icon={<FileIcon size={18} />} onSelect={() => onInvoice(order)}>
            Générer la facture
          </Menu.Item>
        )}
        {onReceive && reasonNotAwaited(order) === undefined && (
          <Menu.Item icon={<WalletIcon size={18} />} onSelect={() => onReceive(order)}>
            Paiement reçu
          </Menu.Item>
        )}
        <Menu.Separator />
        <Menu.Sub label="Changer le statut" icon={<RefreshIcon size={18} />}>
          <Menu.Choices
            label="Changer le statut"
            value={order.status}
            onValueChange={(next) => {
              const status = orderStatusFromValue(next);
              if (status) onStatusChange(order, status);
            }}
            options={orderStatusChoices.map((choice) => ({ ...choice, disabled: choice.value === order.status }))}
          />
        </Menu.Sub>
      </RowMenu>
    ),
  },
];

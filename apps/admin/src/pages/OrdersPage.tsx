import {
  type AdminOrder,
  formatPrice,
  type OrderStatus,
  orderStatuses,
  orderStatusLabel,
  ordersCsv,
} from '@nuee/domain';
import {
  ClockIcon,
  FilterMenu,
  ListToolbar,
  OrdersTable,
  orderStatusChoices,
  PackageIcon,
  Stack,
  StatisticsStrip,
  TruckIcon,
  WalletIcon,
} from '@nuee/ui';
import { useCallback } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useOffice } from '../office/office.ts';

const list = {
  nameOf: ({ orderNumber }: AdminOrder) => orderNumber,
  kindName: 'statut',
  kinds: orderStatuses,
  // « Expédiée », as one order is, makes « expediees ».
  kindLabel: (status: string) => orderStatusLabel(status, 'admin').replace(/ée$/, 'ées'),
  file: 'commandes',
  toCsv: ordersCsv,
};

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];

/** All orders: searched, filtered, sorted, exported; their status changed. */
export default function OrdersPage() {
  const office = useOffice();
  const { status, rows, kind, onKindChange, toolbar, table } = useList({
    ...list,
    useRows: office.useOrders,
    columns: office.sortable.orders,
  });
  const changeStatus = useCallback(
    (order: AdminOrder, next: OrderStatus) => void office.changeStatus(order, next),
    [office],
  );
  return (
    <AdminPage title="Commandes">
      <Figures />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher une commande"
          {...toolbar}
          filter={
            <FilterMenu
              label="Filtrer par statut"
              look="filter"
              options={statusOptions}
              value={kind ?? ''}
              onValueChange={onKindChange}
            />
          }
        />
        <OrdersTable
          orders={rows}
          loading={status === 'loading' ? 'Chargement des commandes' : undefined}
          {...table}
          onStatusChange={changeStatus}
          onInvoice={office.invoice}
        />
      </Stack>
    </AdminPage>
  );
}

/** What is absent isn't known to this person. */
function Figures() {
  const { status, value: stats = {} } = useOffice().useOrderStats();
  const { pending = 0, processing = 0, shipped = 0, revenue, paidCount } = stats;
  return (
    <StatisticsStrip
      loading={status === 'loading'}
      items={[
        { label: 'Commandes à traiter', value: pending, detail: 'en attente', icon: <ClockIcon size={18} /> },
        {
          label: 'Commandes en cours',
          value: processing,
          detail: 'en préparation',
          icon: <PackageIcon size={18} />,
        },
        {
          label: 'En cours de livraison',
          value: shipped,
          detail: shipped > 1 ? 'expédiées' : 'expédiée',
          icon: <TruckIcon size={18} />,
        },
        ...(revenue === undefined && status !== 'loading'
          ? []
          : [
              {
                label: 'Chiffre d’affaires',
                value: formatPrice(revenue ?? 0),
                detail:
                  paidCount === undefined
                    ? 'commandes payées'
                    : `${paidCount} ${paidCount > 1 ? 'commandes payées' : 'commande payée'}`,
                icon: <WalletIcon size={18} />,
              },
            ]),
      ]}
    />
  );
}

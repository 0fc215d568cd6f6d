import {
  type AdminOrder,
  formatPrice,
  type OrderColumn,
  type OrderStatus,
  orderColumns,
  orderList,
  orderStats,
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
import { useAtomValue } from 'jotai';
import { memo, useCallback } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { generateInvoice } from '../frame/inert.ts';
import { type ListOptions, useList } from '../frame/useList.tsx';
import { ordersAtom } from '../state/records.ts';

const list: ListOptions<AdminOrder, OrderColumn> = {
  rules: orderList,
  columns: orderColumns,
  keyOf: ({ _id }) => _id,
  nameOf: ({ orderNumber }) => orderNumber,
  kindName: 'statut',
  // « Expédiée », as one order is, makes « expediees ».
  kindLabel: (status) => orderStatusLabel(status, 'admin').replace(/ée$/, 'ées'),
  file: 'commandes',
  toCsv: ordersCsv,
};

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];

/** All orders: searched, filtered, sorted, exported; their status changed. */
export default function OrdersPage() {
  const { records } = useAdmin();
  const { items, status } = useAtomValue(ordersAtom);
  const { rows, kind, onKindChange, toolbar, table } = useList(items, list, orderStatuses);
  const changeStatus = useCallback(
    (order: AdminOrder, next: OrderStatus) => records.changeStatus(order._id, next),
    [records],
  );
  return (
    <AdminPage title="Commandes">
      <Figures orders={items} loading={status === 'loading'} />
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
          onInvoice={generateInvoice}
        />
      </Stack>
    </AdminPage>
  );
}

interface FiguresProps {
  orders: readonly AdminOrder[];
  loading: boolean;
}

const Figures = memo(function Figures({ orders, loading }: FiguresProps) {
  const stats = orderStats(orders);
  return (
    <StatisticsStrip
      loading={loading}
      items={[
        {
          label: 'Commandes à traiter',
          value: stats.pending,
          detail: 'en attente',
          icon: <ClockIcon size={18} />,
        },
        {
          label: 'Commandes en cours',
          value: stats.processing,
          detail: 'en préparation',
          icon: <PackageIcon size={18} />,
        },
        {
          label: 'En cours de livraison',
          value: stats.shipped,
          detail: stats.shipped > 1 ? 'expédiées' : 'expédiée',
          icon: <TruckIcon size={18} />,
        },
        {
          label: 'Chiffre d’affaires',
          value: formatPrice(stats.revenue),
          detail: `${stats.paidCount} ${stats.paidCount > 1 ? 'commandes payées' : 'commande payée'}`,
          icon: <WalletIcon size={18} />,
        },
      ]}
    />
  );
});

import {
  formatPrice,
  hasStatus,
  orderColumns,
  orderStats,
  orderStatusFromValue,
  ordersCsv,
  sortFromValue,
  sortToValue,
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
import { useDeferredValue, useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { generateInvoice } from '../frame/inert.ts';
import { useListAddress } from '../frame/useListAddress.ts';
import { usePrepared } from '../frame/usePrepared.ts';
import { useSelection } from '../frame/useSelection.ts';
import { ordersAtom } from '../state/records.ts';

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];

/** All orders: found, narrowed, sorted, taken along; their status changed. */
export default function OrdersPage() {
  const { listings, records } = useAdmin();
  const { items, status: reading } = useAtomValue(ordersAtom);
  const [{ recherche, statut, tri }, change] = useListAddress(['recherche', 'statut', 'tri']);
  const stats = useMemo(() => orderStats(items), [items]);

  // Typing goes on while a long list is being searched.
  const query = useDeferredValue(recherche);
  const status = orderStatusFromValue(statut);
  const sort = useMemo(() => sortFromValue(tri, orderColumns), [tri]);
  usePrepared(listings.orders, items);
  const orders = useMemo(
    () => listings.orders.find(items, { query, sort, keep: hasStatus(status) }),
    [listings, items, query, sort, status],
  );

  const { rows: picked, ...selection } = useSelection(items, ({ _id }) => _id);
  const exported = picked.length > 0 ? picked : orders;

  return (
    <AdminPage title="Commandes">
      <StatisticsStrip
        loading={reading === 'loading'}
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
            label: "Chiffre d'affaires",
            value: formatPrice(stats.revenue),
            detail: `${stats.paidCount} ${stats.paidCount > 1 ? 'commandes payées' : 'commande payée'}`,
            icon: <WalletIcon size={18} />,
          },
        ]}
      />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher une commande"
          query={recherche}
          onQueryChange={(next) => change({ recherche: next })}
          selectedCount={picked.length}
          onExport={exported.length === 0 ? undefined : () => download('commandes.csv', ordersCsv(exported))}
          filter={
            <FilterMenu
              label="Filtrer par statut"
              look="filter"
              options={statusOptions}
              value={status ?? ''}
              onValueChange={(next) => change({ statut: next })}
            />
          }
        />
        <OrdersTable
          orders={orders}
          loading={reading === 'loading' ? 'Chargement des commandes' : undefined}
          selection={{ ...selection, nameOf: ({ orderNumber }) => orderNumber }}
          sort={sort}
          onSortChange={(next) => change({ tri: sortToValue(next) })}
          onStatusChange={(order, next) => records.changeStatus(order._id, next)}
          onInvoice={generateInvoice}
        />
      </Stack>
    </AdminPage>
  );
}

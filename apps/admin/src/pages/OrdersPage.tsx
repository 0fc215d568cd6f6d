import {
  type AdminOrder,
  formatPrice,
  type OrderStatus,
  orderColumns,
  orderStatusFromValue,
  ordersCsv,
  type Sort,
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
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { generateInvoice } from '../frame/inert.ts';
import { useListAddress } from '../frame/useListAddress.ts';
import { useListPage } from '../frame/useListPage.ts';
import { usePrepared } from '../frame/usePrepared.ts';
import { useSelection } from '../frame/useSelection.ts';
import { ordersAtom } from '../state/records.ts';

const addressed = ['recherche', 'statut', 'tri', 'page'] as const;

const rowNames = {
  keyOf: ({ _id }: AdminOrder): string => _id,
  nameOf: ({ orderNumber }: AdminOrder): string => orderNumber,
};

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];

/** All orders: found, narrowed, sorted, taken along; their status changed. */
export default function OrdersPage() {
  const { listings, records } = useAdmin();
  const { items, status: reading } = useAtomValue(ordersAtom);
  const [{ recherche, statut, tri, page }, change] = useListAddress(addressed);

  // Typing goes on while a long list is being searched.
  const query = useDeferredValue(recherche);
  const status = orderStatusFromValue(statut);
  const sort = useMemo(() => sortFromValue(tri, orderColumns), [tri]);
  usePrepared(listings.orders, items);
  const orders = useMemo(
    () => listings.orders.find(items, { query, sort, kind: status }),
    [listings, items, query, sort, status],
  );

  const [selection, picked] = useSelection(items, rowNames);
  const turnPage = useCallback((next: string) => change({ page: next }), [change]);
  const paging = useListPage(page, turnPage);
  const sortBy = useCallback((next: Sort | null) => change({ tri: sortToValue(next) }), [change]);
  const changeStatus = useCallback(
    (order: AdminOrder, next: OrderStatus) => records.changeStatus(order._id, next),
    [records],
  );
  const exported = picked.length > 0 ? picked : orders;

  return (
    <AdminPage title="Commandes">
      <Figures orders={items} loading={reading === 'loading'} />
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
        <Orders
          orders={orders}
          loading={reading === 'loading' ? 'Chargement des commandes' : undefined}
          selection={selection}
          sort={sort}
          onSortChange={sortBy}
          {...paging}
          onStatusChange={changeStatus}
          onInvoice={generateInvoice}
        />
      </Stack>
    </AdminPage>
  );
}

// A keystroke is first shown in its field, then in the list: nothing else of the page is drawn for it.
const Orders = memo(OrdersTable);

interface FiguresProps {
  orders: readonly AdminOrder[];
  loading: boolean;
}

const Figures = memo(function Figures({ orders, loading }: FiguresProps) {
  const stats = useAdmin().orderFigures.of(orders);
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
          label: "Chiffre d'affaires",
          value: formatPrice(stats.revenue),
          detail: `${stats.paidCount} ${stats.paidCount > 1 ? 'commandes payées' : 'commande payée'}`,
          icon: <WalletIcon size={18} />,
        },
      ]}
    />
  );
});

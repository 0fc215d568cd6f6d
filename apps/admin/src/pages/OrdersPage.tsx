import {
  type AdminOrder,
  formatPrice,
  isDay,
  type OrderStatus,
  orderStatuses,
  orderStatusLabel,
  ordersCsv,
  paymentStatuses,
  paymentStatusLabel,
} from '@nuee/domain';
import {
  ClockIcon,
  FilterMenu,
  Grid,
  Inline,
  ListToolbar,
  OrdersTable,
  orderStatusChoices,
  PackageIcon,
  Stack,
  StatisticsStrip,
  TextField,
  TruckIcon,
  WalletIcon,
} from '@nuee/ui';
import { useCallback } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useLiving } from '../frame/useLiving.ts';
import { useOffice } from '../office/office.ts';

const list = {
  nameOf: ({ orderNumber }: AdminOrder) => orderNumber,
  kindName: 'statut',
  kinds: orderStatuses,
  // « Expédiée », as one order is, makes « expediees ».
  kindLabel: (status: string) => orderStatusLabel(status, 'admin').replace(/ée$/, 'ées'),
  filterRules: {
    paiement: (value: string) => paymentStatuses.some((known) => known === value),
    du: isDay,
    au: isDay,
  },
  file: 'commandes',
  toCsv: ordersCsv,
};

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];

const paymentOptions = [
  { value: '', label: 'Tous' },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentStatusLabel(status) })),
];

/** All orders: searched, filtered, sorted, exported; their status changed. */
export default function OrdersPage() {
  const office = useOffice();
  const isLiving = useLiving();
  const { status, rows, kind, onKindChange, filters, onFilterChange, toolbar, table } = useList({
    ...list,
    useRows: office.useOrders,
    columns: office.sortable.orders,
  });
  const changeStatus = useCallback(
    (order: AdminOrder, next: OrderStatus) => void office.changeStatus(order, next),
    [office],
  );
  const byStatus = (
    <FilterMenu
      label="Filtrer par statut"
      look="filter"
      options={statusOptions}
      value={kind ?? ''}
      onValueChange={onKindChange}
    />
  );
  return (
    <AdminPage title="Commandes">
      <Figures />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher une commande"
          {...toolbar}
          filter={
            isLiving ? (
              <Inline gap={8}>
                {byStatus}
                <FilterMenu
                  label="Filtrer par paiement"
                  options={paymentOptions}
                  value={filters.paiement ?? ''}
                  onValueChange={(next) => onFilterChange('paiement', next)}
                />
              </Inline>
            ) : (
              byStatus
            )
          }
        />
        {isLiving && (
          <Grid columns={{ base: 2, lg: 4 }} gap={8} role="group" aria-label="Période">
            <TextField
              label="Du"
              name="du"
              type="date"
              value={filters.du ?? ''}
              onValueChange={(next) => onFilterChange('du', next)}
            />
            <TextField
              label="Au"
              name="au"
              type="date"
              value={filters.au ?? ''}
              onValueChange={(next) => onFilterChange('au', next)}
            />
          </Grid>
        )}
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

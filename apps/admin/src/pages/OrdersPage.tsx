import {
  type AdminOrder,
  formatPrice,
  isDay,
  type OrderStatus,
  orderColumns,
  orderStatuses,
  orderStatusLabel,
  ordersCsv,
  paymentStatuses,
  paymentStatusLabel,
} from '@nuee/domain';
import {
  BulkShipping,
  BulkStatus,
  Button,
  ClockIcon,
  FileIcon,
  FilterMenu,
  Folded,
  Inline,
  ListToolbar,
  Menu,
  OrderSheets,
  OrdersTable,
  orderStatusChoices,
  PackageIcon,
  PlusIcon,
  PrintIcon,
  Stack,
  StatisticsStrip,
  TextField,
  TruckIcon,
  ViewMenu,
  WalletIcon,
} from '@nuee/ui';
import { useCallback, useMemo, useState } from 'react';
import { useAdmin } from '../admin.ts';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useLive } from '../frame/useLive.ts';
import { useOrderCommands } from '../orders/commands.ts';
import { useOrderFigures } from '../orders/queries.ts';
import { orderRows } from '../orders/rows.ts';
import { Slips } from '../orders/Slips.tsx';
import { usePaymentReceipt } from '../orders/usePaymentReceipt.tsx';
import { useStatusChange } from '../orders/useStatusChange.tsx';

/** A status together with the payment: paid but not shipped yet, cancelled but not refunded yet. */
const liveStatuses = [
  { value: 'toShip', label: 'À expédier' },
  { value: 'toRefund', label: 'À rembourser' },
];

const list = {
  nameOf: ({ orderNumber }: AdminOrder) => orderNumber,
  kindName: 'statut',
  // The singular « Expédiée » becomes « expediees ».
  kindLabel: (status: string) =>
    liveStatuses.find(({ value }) => value === status)?.label.toLowerCase() ??
    orderStatusLabel(status, 'admin').replace(/ée$/, 'ées'),
  filterRules: {
    paiement: (value: string) => paymentOptions.some((known) => known.value === value),
    du: isDay,
    au: isDay,
  },
  file: 'commandes',
  toCsv: ordersCsv,
};

const statusOptions = [{ value: '', label: 'Toutes' }, ...orderStatusChoices];
const liveStatusOptions = [...statusOptions, ...liveStatuses];

const paymentOptions = [
  { value: '', label: 'Tous' },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentStatusLabel(status) })),
  { value: 'awaited', label: 'À encaisser' },
];
const liveKinds = [...orderStatuses, ...liveStatuses.map(({ value }) => value)];

/** The list of orders: search, filters, sort, export, and changes of status. */
export default function OrdersPage() {
  const { changeStatuses, invoice } = useOrderCommands();
  const mayInvoice = useMay()('invoices');
  const { changeStatus, question } = useStatusChange();
  const isLive = useLive();
  const { status, rows, kind, onKindChange, filters, onFilterChange, view, picked, unpick, toolbar, table } = useList({
    ...list,
    kinds: isLive ? liveKinds : orderStatuses,
    rows: orderRows,
    columns: orderColumns,
  });
  const { receive, receipt } = usePaymentReceipt(unpick);
  const receiveOne = useMemo(() => receive && ((order: AdminOrder) => receive([order])), [receive]);
  const change = useCallback((order: AdminOrder, next: OrderStatus) => void changeStatus(order, next), [changeStatus]);
  const narrowed = [kind, ...Object.values(filters)].filter(Boolean).length;
  const [printed, setPrinted] = useState<'slips' | 'orders'>();
  if (printed && picked.length > 0) {
    return (
      <AdminPage title="Commandes">
        {printed === 'slips' ? (
          <Slips orders={picked} backLabel="Retour aux commandes" onBack={() => setPrinted(undefined)} />
        ) : (
          <OrderSheets
            orders={picked}
            priced
            backLabel="Retour aux commandes"
            onPrint={() => window.print()}
            onBack={() => setPrinted(undefined)}
          />
        )}
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Commandes">
      {isLive ? (
        <Folded label="Chiffres">
          <Figures />
        </Folded>
      ) : (
        <Figures />
      )}
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher une commande"
          {...toolbar}
          filter={
            isLive ? undefined : (
              <FilterMenu
                label="Filtrer par statut"
                look="filter"
                options={statusOptions}
                value={kind ?? ''}
                onValueChange={onKindChange}
              />
            )
          }
          action={
            !isLive ? undefined : picked.length > 0 ? (
              <Inline gap={8}>
                <Menu.Root
                  trigger={
                    <Button size="sm" variant="secondary">
                      <PrintIcon size={16} />
                      {`Imprimer (${picked.length})`}
                    </Button>
                  }
                >
                  <Menu.Item icon={<PackageIcon size={18} />} onSelect={() => setPrinted('slips')}>
                    Bons de livraison
                  </Menu.Item>
                  <Menu.Item icon={<FileIcon size={18} />} onSelect={() => setPrinted('orders')}>
                    Commandes
                  </Menu.Item>
                </Menu.Root>
                {receive && (
                  <Button size="sm" variant="secondary" onClick={() => receive(picked)}>
                    <WalletIcon size={16} />
                    {`Paiement reçu (${picked.length})`}
                  </Button>
                )}
                <BulkShipping
                  orders={picked}
                  onShip={async (orders, parcels) => {
                    const isSaved = await changeStatuses(orders, 'shipped', parcels);
                    if (isSaved) unpick();
                    return isSaved;
                  }}
                />
                <BulkStatus
                  orders={picked}
                  onStatusChange={async (next, orders) => {
                    if (await changeStatuses(orders, next)) unpick();
                  }}
                />
              </Inline>
            ) : (
              <Inline gap={8}>
                <Button href="/admin/commandes/nouvelle" size="sm" variant="secondary">
                  <PlusIcon size={16} />
                  Nouvelle commande
                </Button>
                <Button href="/admin/commandes/preparation" size="sm" variant="secondary">
                  <PackageIcon size={16} />
                  Liste de préparation
                </Button>
                {receive && (
                  <Button size="sm" variant="secondary" href="/admin/commandes/releve">
                    <FileIcon size={16} />
                    Relevé bancaire
                  </Button>
                )}
                <Views {...view} />
              </Inline>
            )
          }
        />
        {isLive && (
          <Folded label={narrowed > 0 ? `Filtres (${narrowed})` : 'Filtres'}>
            <Inline gap={8} alignItems="end">
              <FilterMenu label="Statut" options={liveStatusOptions} value={kind ?? ''} onValueChange={onKindChange} />
              <FilterMenu
                label="Paiement"
                options={paymentOptions}
                value={filters.paiement ?? ''}
                onValueChange={(next) => onFilterChange('paiement', next)}
              />
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
            </Inline>
          </Folded>
        )}
        <OrdersTable
          orders={rows}
          loadingLabel={status === 'loading' ? 'Chargement des commandes' : undefined}
          {...table}
          onStatusChange={change}
          onInvoice={mayInvoice ? invoice : undefined}
          onReceive={receiveOne}
          live={isLive}
        />
        {question}
        {receipt}
      </Stack>
    </AdminPage>
  );
}

const standardViews = [
  { name: 'Toutes les commandes', search: '' },
  { name: 'À expédier', search: '?statut=toShip' },
  { name: 'À encaisser', search: '?paiement=awaited' },
  { name: 'À rembourser', search: '?statut=toRefund' },
];

function Views({ search, open }: { search: string; open: (search: string) => void }) {
  const { views } = useAdmin();
  const [saved, setSaved] = useState(() => views.of('commandes'));
  return (
    <ViewMenu
      views={standardViews}
      saved={saved}
      current={search}
      onOpen={open}
      onSave={(name) => setSaved(views.save('commandes', { name, search }))}
      onRemove={(view) => setSaved(views.remove('commandes', view))}
    />
  );
}

/** Absent figures are those that the user may not see. */
function Figures() {
  const { status, value: stats } = useOrderFigures();
  const { pending = 0, processing = 0, shipped = 0, revenue, paidCount } = stats ?? {};
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

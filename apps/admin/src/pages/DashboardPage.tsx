import { firstSteps, formatPrice, holidaysNotice, orderStatuses, todaySales } from '@nuee/domain';
import type { Dashboard } from '@nuee/domain/live';
import {
  Button,
  CartIcon,
  ClockIcon,
  FirstSteps,
  Grid,
  Notice,
  ReceiptIcon,
  RecentOrders,
  SalesChart,
  Section,
  Stack,
  StatisticsStrip,
  StatusChart,
  TextLink,
  UsersIcon,
  WaitingList,
  WalletIcon,
} from '@nuee/ui';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useLive } from '../frame/useLive.ts';
import { useDashboard } from '../orders/queries.ts';
import { SalesOfPeriod } from '../orders/SalesOfPeriod.tsx';
import { useOpening } from '../shop/queries.ts';

/** Until the figures are loaded. */
const nothing: Dashboard = {
  totalOrders: 0,
  totalSales: 0,
  averageOrderValue: 0,
  pendingOrders: 0,
  totalProducts: 0,
  totalUsers: 0,
  recentOrders: [],
  salesByDay: [],
  ordersByStatus: {},
  waiting: { transfers: 0, toShip: 0, refunds: 0, lowStock: 0, tickets: 0, withdrawals: 0, mails: 0 },
};

/** The first page: the shop's figures, its sales and its latest orders. The demonstration shows those of the specification. */
export default function DashboardPage() {
  const { status, value: stats = nothing, retry } = useDashboard();
  const isLive = useLive();
  const may = useMay();
  const { value: opening } = useOpening(isLive && may('settings'));
  const days = stats.salesByDay?.map(({ day, total, orders }) => ({ day, amount: total, orders }));
  const counts = orderStatuses.map((each) => ({ status: each, count: stats.ordersByStatus[each] ?? 0 }));
  const sales = isLive && status !== 'loading' && days && todaySales(days);
  const isLoading = status === 'loading';
  const loading = isLoading ? 'Chargement des commandes' : undefined;
  const byStatus = (
    <Section title="Commandes par statut">
      <StatusChart counts={counts} loadingLabel={loading} />
    </Section>
  );
  if (retry) {
    return (
      <AdminPage title="Tableau de bord">
        <ReadingFailed onRetry={retry} />
      </AdminPage>
    );
  }

  return (
    <AdminPage title="Tableau de bord">
      <Stack gap={{ base: 24, lg: 32 }}>
        <StatisticsStrip
          loading={isLoading}
          items={[
            {
              label: 'Commandes',
              value: stats.totalOrders,
              detail: stats.totalSales === undefined ? 'en tout' : `${formatPrice(stats.totalSales)} de ventes`,
              icon: <CartIcon size={18} />,
            },
            // In service it is that of a period, below.
            ...(stats.averageOrderValue === undefined || isLive
              ? []
              : [
                  {
                    label: 'Panier moyen',
                    value: formatPrice(stats.averageOrderValue),
                    detail: 'par commande payée',
                    icon: <ReceiptIcon size={18} />,
                  },
                ]),
            sales
              ? {
                  label: 'Ventes du jour',
                  value: formatPrice(sales.today.amount),
                  detail: `${formatPrice(sales.before.amount)} ${sales.weekday} dernier`,
                  icon: <WalletIcon size={18} />,
                }
              : {
                  label: 'Commandes en attente',
                  value: stats.pendingOrders,
                  detail: 'à traiter',
                  icon: <ClockIcon size={18} />,
                },
            {
              label: 'Utilisateurs',
              value: stats.totalUsers,
              detail: `${stats.totalProducts} ${stats.totalProducts > 1 ? 'produits' : 'produit'}`,
              icon: <UsersIcon size={18} />,
            },
          ]}
        />
        {opening?.holidays && (
          <Notice tone="info">
            {holidaysNotice(opening.holidays)} <TextLink href="/admin/parametres#holidays.from">Changer</TextLink>
          </Notice>
        )}
        {isLive && !isLoading && (
          <>
            <Grid columns={{ base: 1, lg: 2 }} gap={24}>
              {opening?.open === false ? (
                <FirstSteps steps={firstSteps({ missing: opening.missing, products: stats.totalProducts })} />
              ) : (
                <WaitingList waiting={stats.waiting} />
              )}
              {byStatus}
            </Grid>
            {days && <SalesOfPeriod />}
          </>
        )}
        <Section
          title="Commandes récentes"
          action={
            <Button variant="secondary" size="sm" href="/admin/commandes">
              Voir toutes
            </Button>
          }
        >
          <RecentOrders orders={stats.recentOrders} loadingLabel={loading} />
        </Section>
        {!isLive && (
          <Grid columns={{ base: 1, lg: 2 }} gap={24}>
            {days && (
              <Section title="Ventes des 30 derniers jours">
                <SalesChart days={days} loadingLabel={loading} />
              </Section>
            )}
            {byStatus}
          </Grid>
        )}
      </Stack>
    </AdminPage>
  );
}

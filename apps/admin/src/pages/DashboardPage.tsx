import { countByStatus, dashboardStats, formatPrice, salesByDay } from '@nuee/domain';
import {
  Button,
  CartIcon,
  ClockIcon,
  Grid,
  ReceiptIcon,
  RecentOrders,
  SalesChart,
  Section,
  Stack,
  StatisticsStrip,
  StatusChart,
  UsersIcon,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ordersAtom, productsAtom, usersAtom } from '../state/records.ts';

/** The first page: the shop's figures, its sales and its latest orders. */
export default function DashboardPage() {
  const { now } = useAdmin();
  const { items: orders, status } = useAtomValue(ordersAtom);
  const products = useAtomValue(productsAtom);
  const users = useAtomValue(usersAtom);
  const isKnown = [status, products.status, users.status].every((each) => each !== 'loading');
  const stats = dashboardStats({ orders, products: products.items, users: users.items });
  const loading = isKnown ? undefined : 'Chargement des commandes';
  // The build doesn't know which day it is: its HTML has no days either.
  const days = useMemo(() => (status === 'loading' ? [] : salesByDay(orders, now())), [status, orders, now]);
  const counts = useMemo(() => countByStatus(orders), [orders]);

  return (
    <AdminPage title="Tableau de bord">
      <Stack gap={{ base: 24, lg: 32 }}>
        <StatisticsStrip
          loading={!isKnown}
          items={[
            {
              label: 'Commandes',
              value: stats.totalOrders,
              detail: `${formatPrice(stats.totalSales)} de ventes`,
              icon: <CartIcon size={18} />,
            },
            {
              label: 'Panier moyen',
              value: formatPrice(stats.averageOrderValue),
              detail: 'par commande payée',
              icon: <ReceiptIcon size={18} />,
            },
            {
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
        <Section
          title="Commandes récentes"
          action={
            <Button variant="secondary" size="sm" href="/admin/commandes">
              Voir toutes
            </Button>
          }
        >
          <RecentOrders orders={stats.recentOrders} loading={loading} />
        </Section>
        <Grid columns={{ base: 1, lg: 2 }} gap={24}>
          <Section title="Ventes des 30 derniers jours">
            <SalesChart days={days} loading={loading} />
          </Section>
          <Section title="Commandes par statut">
            <StatusChart counts={counts} loading={loading} />
          </Section>
        </Grid>
      </Stack>
    </AdminPage>
  );
}

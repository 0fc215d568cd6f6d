import { formatPrice } from '@nuee/domain';
import { dashboard } from '@nuee/domain/samples';
import { Button, Container, DataList, Inline, PageTitle, Panel, Stack, TextLink } from '@nuee/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '../state/session.ts';

/** The first page of the administration: its key figures. */
export function DashboardPage() {
  const navigate = useNavigate();
  const [stats] = useState(() => dashboard(new Date()));

  const logout = (): void => {
    session.close();
    navigate('/login');
  };

  return (
    <Container as="main" paddingY={{ base: 32, lg: 56 }}>
      <title>Tableau de bord - Administration Maison Nuée</title>
      <Stack gap={32}>
        <PageTitle title="Tableau de bord" aside={<TextLink href="/">Voir le site</TextLink>} />
        <Panel>
          <DataList
            items={[
              { label: 'Commandes', value: `${stats.totalOrders} (${formatPrice(stats.totalSales)})` },
              { label: 'Panier moyen', value: formatPrice(stats.averageOrderValue) },
              { label: 'Commandes en attente', value: stats.pendingOrders },
              { label: 'Utilisateurs', value: stats.totalUsers },
              { label: 'Produits', value: stats.totalProducts },
            ]}
          />
        </Panel>
        <Inline>
          <Button variant="secondary" onClick={logout}>
            Se déconnecter
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}

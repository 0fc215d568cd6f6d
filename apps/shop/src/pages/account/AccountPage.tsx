import { Box, Button, Container, DataList, PageTitle, Panel, Stack } from '@nuee/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';

export default function AccountPage() {
  const { account } = useShop();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const customer = useSignedIn('Connectez-vous pour continuer', { leaving });

  const logout = (): void => {
    setLeaving(true);
    account.logout();
    navigate('/');
  };

  return (
    <Container as="section">
      <PageHead title="Mon compte" />
      <PageTitle title="Mon compte" />
      {customer ? (
        <Box paddingBottom={{ base: 72, lg: 128 }}>
          <Panel>
            <Stack gap={24}>
              <DataList
                items={[
                  { label: 'Nom', value: customer.name },
                  { label: 'Email', value: customer.email },
                ]}
              />
              <Button variant="secondary" onClick={logout}>
                Se déconnecter
              </Button>
            </Stack>
          </Panel>
        </Box>
      ) : (
        <PageLoading />
      )}
    </Container>
  );
}

import { Container, PageTitle } from '@nuee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, Suspense, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openAccount } from '../../account/openAccount.ts';
import { AccountProvider } from '../../account/queries.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAccount } from '../../frame/useAccount.ts';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { Account } from './Account.tsx';

export default function AccountPage() {
  const { session, cart } = useShop();
  const account = useAccount();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const customer = useSignedIn('Connectez-vous pour continuer', { leaving });
  const token = session.token();

  const leave = (end: () => void): void => {
    setLeaving(true);
    end();
    navigate('/');
  };
  const erased = (): void =>
    leave(() => {
      session.end();
      void cart.refresh();
    });

  // The address's query is read for a customer only, because the server's HTML knows neither of them.
  if (customer && token !== null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <Opened
          key={`${token} ${customer.email}`}
          token={token}
          customer={customer}
          onLogout={() => leave(account.logout)}
          onErased={erased}
        />
      </Suspense>
    );
  }
  return (
    <Container as="section">
      <PageHead title="Mon compte" />
      <PageTitle title="Mon compte" />
      <PageLoading />
    </Container>
  );
}

interface OpenedProps extends Omit<ComponentProps<typeof Account>, 'name'> {
  /** That of the session. */
  token: string;
  customer: { email: string; name: string };
}

/** The account of the session. */
function Opened({ token, customer, ...rest }: OpenedProps) {
  const opened = openAccount(useShop(), token, customer);
  const account = opened instanceof Promise ? use(opened) : opened;
  return (
    <QueryClientProvider client={account.queries}>
      <AccountProvider value={account}>
        <Account name={customer.name} {...rest} />
      </AccountProvider>
    </QueryClientProvider>
  );
}

import { demoToken } from '@nuee/domain';
import { Container, PageTitle } from '@nuee/ui';
import { lazyPart } from '@nuee/ui/lazyPart';
import { useStore } from 'jotai';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAccount } from '../../frame/useAccount.ts';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { type AccountArea, accountAtom } from '../../state/accountArea.ts';
import { Account } from './Account.tsx';

// The page of a real account doesn't load the samples, nor the other way round.
const SampleAccount = lazyPart(() => import('./SampleAccount.tsx'));
const LivingAccount = lazyPart(() => import('./LivingAccount.tsx'));

export default function AccountPage() {
  const { session, cart } = useShop();
  const account = useAccount();
  const store = useStore();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const customer = useSignedIn('Connectez-vous pour continuer', { leaving });
  const token = session.token();

  const leave = (end: () => void): void => {
    setLeaving(true);
    // Data of a real account are not kept for the next user of the browser.
    if (token !== demoToken) store.set(accountAtom, undefined);
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
    const show = (area: AccountArea) => (
      <Account area={area} customer={customer} onLogout={() => leave(account.logout)} onErased={erased} />
    );
    return (
      <Suspense fallback={<PageLoading />}>
        {token === demoToken ? (
          <SampleAccount key={customer.email} customer={customer}>
            {show}
          </SampleAccount>
        ) : (
          <LivingAccount key={token} token={token} email={customer.email}>
            {show}
          </LivingAccount>
        )}
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

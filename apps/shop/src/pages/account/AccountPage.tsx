import { accountTabFromQuery, accountTabLabel, unreadCount } from '@nuee/domain';
import { AccountFrame, Button, Container, PageTitle } from '@nuee/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useSignedIn } from '../../frame/useSignedIn.ts';
import { useShop } from '../../shop.ts';
import { createAccount } from '../../state/account.ts';
import { accountAreaAtom, createAccountArea } from '../../state/accountArea.ts';
import { AccountContent } from './AccountContent.tsx';
import { newTicketPath } from './ticketPaths.ts';

export default function AccountPage() {
  const { session, cart, users, toasts } = useShop();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const customer = useSignedIn('Connectez-vous pour continuer', { leaving });

  const logout = (): void => {
    setLeaving(true);
    createAccount({ session, cart, api: users, toasts }).logout();
    navigate('/');
  };

  // The address is read for a customer only: the server's HTML knows neither the one nor the other.
  if (customer) return <Account key={customer.email} customer={customer} onLogout={logout} />;
  return (
    <Container as="section">
      <PageHead title="Mon compte" />
      <PageTitle title="Mon compte" />
      <PageLoading />
    </Container>
  );
}

interface AccountProps {
  customer: { email: string; name: string };
  onLogout: () => void;
}

function Account({ customer, onLogout }: AccountProps) {
  const store = useStore();
  const actions = useMemo(() => createAccountArea({ store, now: () => new Date() }), [store]);
  const area = useAtomValue(accountAreaAtom);
  const [query] = useSearchParams();
  const tab = accountTabFromQuery(query.get('tab'));
  const ticketId = query.get('ticket') ?? undefined;
  useScrollToTop();

  useEffect(() => actions.open(customer), [actions, customer]);
  if (area?.owner !== customer.email) return <PageLoading />;

  // A ticket of before a reload is no longer known: its address shows the list.
  const ticket = tab === 'support' ? area.tickets.find(({ _id }) => _id === ticketId) : undefined;
  return (
    <>
      <PageHead title={ticket?.subject ?? accountTabLabel(tab)} />
      <AccountFrame
        name={area.user.name}
        email={area.user.email}
        tab={tab}
        screen={ticket?._id}
        unreadCount={unreadCount(area.notifications)}
        onLogout={onLogout}
        action={
          tab === 'support' && area.tickets.length > 0 && ticket === undefined ? (
            <Button size="sm" href={newTicketPath}>
              Nouveau ticket
            </Button>
          ) : undefined
        }
      >
        <AccountContent area={area} actions={actions} tab={tab} ticket={ticket} />
      </AccountFrame>
    </>
  );
}

/** Each screen begins at its top, though all have one path; back and forward are left to the browser. */
function useScrollToTop(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(key);
  useEffect(() => {
    if (key !== last.current && navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    last.current = key;
  }, [key, navigation]);
}

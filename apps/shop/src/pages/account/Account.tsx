import { type AccountTab, accountTabFromQuery, accountTabLabel, unreadCount } from '@nuee/domain';
import { AccountFrame, Button } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { type AccountArea, type AccountPart, accountAtom } from '../../state/accountArea.ts';
import { AccountContent } from './AccountContent.tsx';
import { newTicketPath } from './ticketPaths.ts';

interface AccountProps {
  /** The demonstration's account or a real one. */
  area: AccountArea;
  customer: { email: string; name: string };
  onLogout: () => void;
  onErased: () => void;
}

/** The data that the screen of a tab needs. Every tab needs the notifications, to count the unread ones. */
const partOf: Readonly<Record<AccountTab, AccountPart>> = {
  orders: 'orders',
  profile: 'person',
  address: 'person',
  payment: 'notifications',
  favorites: 'favorites',
  support: 'tickets',
  'support-new': 'notifications',
  notifications: 'notifications',
  invoices: 'invoices',
};

/** The screens of a customer's account. */
export function Account({ area, customer, onLogout, onErased }: AccountProps) {
  const state = useAtomValue(accountAtom);
  const [query] = useSearchParams();
  const tab = accountTabFromQuery(query.get('tab'));
  const ticketId = query.get('ticket') ?? undefined;
  const part = partOf[tab];
  useScrollToTop();

  useEffect(() => area.open(), [area]);
  useEffect(() => {
    // Each screen reloads its data when it is opened, a ticket too, since it may have been answered meanwhile.
    const devices = tab === 'profile' && area.living && 'devices';
    for (const needed of new Set([part, 'notifications', ticketId && 'tickets', devices] as const))
      if (needed) void area.read(needed);
  }, [area, part, tab, ticketId]);
  if (state?.owner !== area.owner) return <PageLoading shape="lines" />;

  const { person, tickets, notifications } = state;
  const allTickets = tickets.status === 'ready' ? tickets.value : [];
  // For an unknown ticket (a sample from before a reload, somebody else's) the list is shown.
  const ticket = tab === 'support' ? allTickets.find(({ _id }) => _id === ticketId) : undefined;
  const { name, email } = person.status === 'ready' ? person.value : customer;
  return (
    <>
      <PageHead title={ticket?.subject ?? accountTabLabel(tab)} />
      <AccountFrame
        name={name}
        email={email}
        tab={tab}
        screen={ticket?._id}
        unreadCount={notifications.status === 'ready' ? unreadCount(notifications.value) : 0}
        onLogout={onLogout}
        action={
          tab === 'support' && allTickets.length > 0 && ticket === undefined ? (
            <Button size="sm" href={newTicketPath}>
              Nouvelle demande
            </Button>
          ) : undefined
        }
      >
        <AccountContent state={state} area={area} tab={tab} ticket={ticket} onErased={onErased} />
      </AccountFrame>
    </>
  );
}

/** Each screen starts at the top, though all have the same path; back and forward are left to the browser. */
function useScrollToTop(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(key);
  useLayoutEffect(() => {
    if (key !== last.current && navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    last.current = key;
  }, [key, navigation]);
}

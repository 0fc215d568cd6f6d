import { accountTabFromQuery, accountTabLabel, unreadCount } from '@nuee/domain';
import { AccountFrame, Button } from '@nuee/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useCustomerAccount, useKnownProfile, useNotifications, useTickets } from '../../account/queries.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { AccountContent } from './AccountContent.tsx';
import { fullName } from './fullName.ts';
import { newTicketPath } from './ticketPaths.ts';

interface AccountProps {
  /** The customer's name as the session knows it. */
  name: string;
  onLogout: () => void;
  onErased: () => void;
}

/** The screens of a customer's account. */
export function Account({ name, onLogout, onErased }: AccountProps) {
  const { email } = useCustomerAccount();
  const [query] = useSearchParams();
  const tab = accountTabFromQuery(query.get('tab'));
  const ticketId = query.get('ticket') ?? undefined;
  const { data: profile } = useKnownProfile();
  const { data: notifications = [] } = useNotifications();
  const { data: tickets = [] } = useTickets({ enabled: tab === 'support' });
  // For an unknown ticket (a sample from before a reload, somebody else's) the list is shown.
  const ticket = tab === 'support' ? tickets.find(({ _id }) => _id === ticketId) : undefined;
  useScrollToTop();

  return (
    <>
      <PageHead title={ticket?.subject ?? accountTabLabel(tab)} />
      <AccountFrame
        name={profile ? fullName(profile) : name}
        email={email}
        tab={tab}
        screen={ticket?._id}
        unreadCount={unreadCount(notifications)}
        onLogout={onLogout}
        action={
          tab === 'support' && tickets.length > 0 && ticket === undefined ? (
            <Button size="sm" href={newTicketPath}>
              Nouvelle demande
            </Button>
          ) : undefined
        }
      >
        {/* Each screen reads its data again when it is opened, a ticket too, since it may have a new answer. */}
        <AccountContent key={`${tab} ${ticketId}`} tab={tab} ticket={ticket} onErased={onErased} />
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

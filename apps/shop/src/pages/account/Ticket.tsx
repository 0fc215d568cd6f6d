import type { ListedTicket } from '@nuee/domain';
import { TicketThread } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAttempt } from '../../frame/useAttempt.ts';
import { messageOf } from '../../state/account.ts';
import type { AccountArea } from '../../state/accountArea.ts';
import { NotLoaded } from './Loaded.tsx';
import { newTicketPath, ticketsPath } from './ticketPaths.ts';

interface TicketProps {
  ticket: ListedTicket;
  area: AccountArea;
}

/** One ticket of the account. Its answers are read when it is opened: the list has none. */
export function Ticket({ ticket, area }: TicketProps) {
  const attempt = useAttempt();
  const [failure, setFailure] = useState<string>();
  const { _id, responses } = ticket;
  const isMissing = responses === undefined && failure === undefined;
  useEffect(() => {
    if (!isMissing) return;
    area.readTicket(_id).catch((error: unknown) => {
      setFailure(messageOf(error, 'Vérifiez votre connexion, puis réessayez.'));
    });
  }, [isMissing, area, _id]);

  if (responses === undefined) {
    return failure === undefined ? (
      <PageLoading />
    ) : (
      <NotLoaded message={failure} onRetry={() => setFailure(undefined)} />
    );
  }
  return (
    <TicketThread
      ticket={{ ...ticket, responses }}
      backHref={ticketsPath}
      newHref={newTicketPath}
      onReply={(message) => attempt(area.reply(_id, message), 'Réponse envoyée avec succès')}
    />
  );
}

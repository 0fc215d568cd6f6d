import type { ListedTicket } from '@nuee/domain';
import { TicketThread } from '@nuee/ui';
import { useChanges } from '../../account/changes.ts';
import { usePhotographs, useTicket } from '../../account/queries.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { Loaded } from './Loaded.tsx';
import { newTicketPath, ticketsPath } from './ticketPaths.ts';

/** One ticket of the account. Its answers are read when it is opened: the list has none. */
export function Ticket({ ticket }: { ticket: ListedTicket }) {
  const { reply } = useChanges();
  const attempt = useAttempt();
  const photographs = usePhotographs(ticket);
  return (
    <Loaded query={useTicket(ticket)}>
      {({ responses }) => (
        <TicketThread
          ticket={{ ...ticket, responses }}
          photographs={photographs}
          backHref={ticketsPath}
          newHref={newTicketPath}
          onReply={(message) => attempt(reply(ticket._id, message), 'Réponse envoyée avec succès')}
        />
      )}
    </Loaded>
  );
}

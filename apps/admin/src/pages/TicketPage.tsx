import { TicketDetail } from '@nuee/ui';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { usePhotographs, useTicket, useTicketCommands } from '../support/queries.ts';

/** One ticket. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const reading = useTicket(id);
  const { reply, changeStatus } = useTicketCommands();
  const { value: ticket } = reading;
  const photographs = usePhotographs(ticket?.photographs ?? []);
  return (
    <AdminPage title={ticket?.subject ?? 'Ticket'}>
      {ticket ? (
        <TicketDetail
          ticket={ticket}
          photographs={photographs}
          onReply={(message) => reply(ticket, message)}
          onStatusChange={(next) => void changeStatus(ticket, next)}
        />
      ) : (
        <RecordNotFound
          reading={reading}
          title="Ticket introuvable"
          back={{ href: '/admin/support', label: 'Voir tous les tickets' }}
        />
      )}
    </AdminPage>
  );
}

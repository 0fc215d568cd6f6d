import { TicketDetail } from '@nuee/ui';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useService } from '../frame/useLiving.ts';
import type { Service } from '../office/office.ts';

/** One ticket. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const service = useService();
  return service ? (
    <Ticket service={service} id={id} />
  ) : (
    <AdminPage title="Ticket">
      <Loading />
    </AdminPage>
  );
}

function Ticket({ service, id }: { service: Service; id: string }) {
  const reading = service.useTicket(id);
  const { value: ticket } = reading;
  return (
    <AdminPage title={ticket?.subject ?? 'Ticket'}>
      {ticket ? (
        <TicketDetail
          ticket={ticket}
          onReply={(message) => service.replyToTicket(ticket, message)}
          onStatusChange={(next) => void service.changeTicketStatus(ticket, next)}
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

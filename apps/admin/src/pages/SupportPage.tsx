import { type TicketStatus, ticketStatuses, ticketStatusLabel } from '@nuee/domain';
import type { ListedOwnerTicket } from '@nuee/domain/live';
import { FilterMenu, ListToolbar, Stack, TicketsTable } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { ticketColumns, ticketRows } from '../support/queries.ts';

const list = {
  nameOf: ({ subject }: ListedOwnerTicket) => subject,
  columns: ticketColumns,
  kindName: 'statut',
  kinds: ticketStatuses,
};

const statusOptions: { value: TicketStatus | ''; label: string }[] = [
  { value: '', label: 'Tous' },
  ...ticketStatuses.map((status) => ({ value: status, label: ticketStatusLabel(status) })),
];

/** The messages of customers and visitors: searched, filtered by status, answered on their pages. */
export default function SupportPage() {
  const { status, rows, kind, onKindChange, toolbar, table } = useList({ ...list, rows: ticketRows });
  return (
    <AdminPage title="Support">
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un ticket"
          {...toolbar}
          filter={
            <FilterMenu
              label="Filtrer par statut"
              look="filter"
              options={statusOptions}
              value={ticketStatuses.find((known) => known === kind) ?? ''}
              onValueChange={onKindChange}
            />
          }
        />
        <TicketsTable
          tickets={rows}
          loadingLabel={status === 'loading' ? 'Chargement des tickets' : undefined}
          {...table}
          selection={undefined}
        />
      </Stack>
    </AdminPage>
  );
}

import { type TicketStatus, ticketStatusLabel } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ListedOwnerTicket, OwnerTicket } from '@nuee/domain/live';
import type { Photograph } from '@nuee/ui';
import { type Commands, useCommands } from '../data/commands.ts';
import { useOne } from '../data/reading.ts';
import type { ListOf } from '../data/rows.ts';

export const ticketColumns = ['ticket', 'client', 'date', 'statut'] as const;
type TicketColumn = (typeof ticketColumns)[number];

export const ticketRows: ListOf<ListedOwnerTicket, TicketColumn> = {
  name: 'tickets',
  read: (client, asked) => client.call(contract.listOwnerTickets, asked),
  kind: 'status',
  sorts: {
    ticket: 'subject',
    client: 'name',
    date: 'updatedAt',
    statut: 'status',
  } satisfies Record<TicketColumn, contract.SortOf<typeof contract.listOwnerTickets>>,
  keyOf: ({ _id }) => _id,
};

export const useTicket = (id: string) =>
  useOne(['tickets', id], (client, signal) => client.call(contract.readOwnerTicket, { id, signal }));

/** Those that a ticket was sent with. */
export function usePhotographs(ids: readonly string[]): Photograph[] {
  const { value, status } = useOne(['photographs', ...ids], (client, signal) =>
    Promise.all(ids.map((id) => client.file(contract.readOwnerPhotograph, { id, signal }))),
  );
  return ids.map((_id, at) => ({ _id, file: value?.[at] ?? (status === 'loading' ? 'reading' : 'failed') }));
}

const changed = ['tickets', 'dashboard', 'mails'];

export const useTicketCommands = () => useCommands(ticketCommands);

function ticketCommands({ client, run }: Commands) {
  return {
    reply: ({ _id }: OwnerTicket, message: string) =>
      run(changed, () => client.call(contract.replyAsOwner, { id: _id, body: { message } }), 'Réponse envoyée'),

    changeStatus: ({ _id }: OwnerTicket, status: TicketStatus) =>
      run(
        changed,
        () => client.call(contract.changeTicketStatus, { id: _id, body: { status } }),
        `Ticket\u00a0: ${ticketStatusLabel(status)}`,
      ),
  };
}

import { formatDateTime, ticketPreview } from '@nuee/domain';
import type { ListedOwnerTicket } from '@nuee/domain/live';
import { TicketStatus } from '../../account/TicketStatus/TicketStatus.tsx';
import { EmailText } from '../../internal/EmailText.tsx';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { MessageIcon } from '../../primitives/Icon/icons.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { ticketHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './TicketsTable.css.ts';

export interface TicketsTableProps
  extends Omit<TableProps<ListedOwnerTicket>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The tickets of one page, filtered. */
  tickets: readonly ListedOwnerTicket[];
  /** The number of tickets on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
}

/**
 * The support tickets and the messages from the contact form, for the staff who answer them.
 *
 * Use it in the back office; for a customer's own tickets, use `TicketList`.
 */
export function TicketsTable({ tickets, capped = false, total = tickets.length, ...rest }: TicketsTableProps) {
  return (
    <Table
      label="Tickets"
      columns={columns}
      rows={tickets}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récents"
      count={countOf(total, 'ticket', capped)}
      empty={<EmptyState icon={<MessageIcon size={32} />} title="Aucun ticket trouvé" />}
      {...rest}
    />
  );
}

const rowKey = (ticket: ListedOwnerTicket): string => ticket._id;

const columns: readonly TableColumn<ListedOwnerTicket>[] = [
  {
    id: 'ticket',
    header: 'Ticket',
    sortable: true,
    area: 'ticket',
    width: '44%',
    cell: (ticket) => (
      <>
        <Link href={ticketHref(ticket)} className={cells.name}>
          {ticket.subject}
        </Link>
        <span className={cells.aside}>{ticketPreview(ticket.message)}</span>
      </>
    ),
  },
  {
    id: 'client',
    header: 'Client',
    sortable: true,
    area: 'client',
    width: '24%',
    cell: ({ user }) => (
      <>
        <span className={cells.person}>{user.name}</span>
        <span className={cells.aside}>
          <EmailText email={user.email} />
        </span>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Dernier message',
    sortable: true,
    area: 'date',
    width: '16%',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className={cells.quiet}>
        {formatDateTime(updatedAt)}
      </time>
    ),
  },
  {
    id: 'statut',
    header: 'Statut',
    sortable: true,
    area: 'statut',
    width: '16%',
    className: cells.stackedEnd,
    cell: ({ status }) => <TicketStatus status={status} />,
  },
];

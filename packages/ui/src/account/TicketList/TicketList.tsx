import { formatDate, type ListedTicket, ticketPreview } from '@nuee/domain';
import { useId } from 'react';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TicketStatus } from '../TicketStatus/TicketStatus.tsx';
import * as styles from './TicketList.css.ts';

export interface TicketListProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The latest first. */
  tickets: readonly ListedTicket[];
  /** Address of a ticket. */
  hrefOf: (ticket: ListedTicket) => string;
  /** Address of the form of a new ticket. */
  newHref: string;
  /** Whether an answer is promised within two days, as the demonstration does. Default `true`. */
  promised?: boolean;
}

/**
 * The customer's support tickets, each with the first 120 characters of its message (specification, section 9).
 *
 * Use it for the overview of the tickets; for a single one, use `TicketThread`.
 */
export function TicketList({ tickets, hrefOf, newHref, promised = true, className, ...rest }: TicketListProps) {
  if (tickets.length === 0) {
    return (
      <EmptyCloud
        title="Aucune demande"
        action={
          <Button size="sm" href={newHref}>
            Nouvelle demande
          </Button>
        }
      >
        {`Une question\u00a0? Écrivez-nous${promised ? ', nous répondons sous 24 à 48 heures' : ''}.`}
      </EmptyCloud>
    );
  }
  return (
    <ul aria-label="Tickets" className={cx(styles.root, className)} {...rest}>
      {tickets.map((ticket) => (
        <li key={ticket._id}>
          <Ticket ticket={ticket} href={hrefOf(ticket)} />
        </li>
      ))}
    </ul>
  );
}

function Ticket({ ticket, href }: { ticket: ListedTicket; href: string }) {
  const subjectId = useId();
  return (
    <article aria-labelledby={subjectId} className={styles.ticket}>
      <div className={styles.head}>
        <h2 id={subjectId} className={styles.subject}>
          <Link href={href} className={styles.link}>
            {ticket.subject}
          </Link>
        </h2>
        <TicketStatus status={ticket.status} />
      </div>
      <Text size="small" tone="muted" className={styles.preview}>
        {ticketPreview(ticket.message)}
      </Text>
      <Text size="caption" tone="muted">
        Mis à jour le <time dateTime={ticket.updatedAt}>{formatDate(ticket.updatedAt)}</time>
      </Text>
    </article>
  );
}

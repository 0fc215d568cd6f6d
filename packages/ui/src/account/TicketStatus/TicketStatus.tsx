import { type TicketStatus as Status, ticketStatusLabel } from '@nuee/domain';
import { CircleCheck, Clock3, Lock, MessageCircle } from 'lucide';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface TicketStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** The status of the ticket (specification, section 4). */
  status: Status;
}

/**
 * The status of a support ticket as a word, an icon and a colour (specification, section 4).
 *
 * Use it for a ticket only; for an order, use `OrderStatus`.
 */
export function TicketStatus({ status, ...rest }: TicketStatusProps) {
  return (
    <StatusPill {...looks[status]} {...rest}>
      {ticketStatusLabel(status)}
    </StatusPill>
  );
}

const looks = {
  open: { tone: 'info', shape: MessageCircle },
  pending: { tone: 'caution', shape: Clock3 },
  resolved: { tone: 'positive', shape: CircleCheck },
  closed: { tone: 'neutral', shape: Lock },
} as const satisfies Record<Status, Pick<StatusPillProps, 'tone' | 'shape'>>;

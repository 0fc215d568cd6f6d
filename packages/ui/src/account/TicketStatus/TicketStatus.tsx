import { type TicketStatus as Status, ticketStatusLabel } from '@nuee/domain';
import type { ComponentType } from 'react';
import type { IconProps } from '../../primitives/Icon/Icon.tsx';
import { CircleCheckIcon, ClockIcon, LockIcon, MessageIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface TicketStatusProps extends Omit<StatusPillProps, 'tone' | 'icon' | 'variant' | 'children'> {
  /** Where the ticket stands (specification, section 4). */
  status: Status;
}

/**
 * Where a support ticket stands, in words, an icon and a colour (specification, section 4).
 *
 * Use it for a ticket only; for an order, take `OrderStatus`.
 */
export function TicketStatus({ status, ...rest }: TicketStatusProps) {
  const { tone, Icon } = looks[status];
  return (
    <StatusPill tone={tone} icon={<Icon size={15} />} {...rest}>
      {ticketStatusLabel(status)}
    </StatusPill>
  );
}

const looks = {
  open: { tone: 'info', Icon: MessageIcon },
  pending: { tone: 'caution', Icon: ClockIcon },
  resolved: { tone: 'positive', Icon: CircleCheckIcon },
  closed: { tone: 'neutral', Icon: LockIcon },
} as const satisfies Record<Status, { tone: StatusPillProps['tone']; Icon: ComponentType<IconProps> }>;

import { type OrderStatusPlace, orderStatusLabel, type OrderStatus as Status } from '@nuee/domain';
import type { ComponentType } from 'react';
import {
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  PackageIcon,
  TruckIcon,
} from '../../primitives/Icon/icons.tsx';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface OrderStatusProps extends Omit<StatusPillProps, 'tone' | 'icon' | 'variant' | 'children'> {
  /** One of the statuses of an order; any other text shows « Inconnu » (specification, section 4). */
  status: string;
  /** Where it is read: the confirmation words « processing » its own way. */
  place: OrderStatusPlace;
}

/**
 * Where an order stands, in words, an icon and a colour.
 *
 * Use it for how far an order has come; for whether it is paid, take `PaymentStatus`.
 */
export function OrderStatus({ status, place, ...rest }: OrderStatusProps) {
  const { tone, Icon } = isKnown(status) ? looks[status] : unknown;
  return (
    <StatusPill tone={tone} icon={<Icon size={15} />} {...rest}>
      {orderStatusLabel(status, place)}
    </StatusPill>
  );
}

interface Looks {
  tone: StatusPillProps['tone'];
  Icon: ComponentType<{ size?: number }>;
}

const looks = {
  pending: { tone: 'caution', Icon: ClockIcon },
  processing: { tone: 'info', Icon: PackageIcon },
  shipped: { tone: 'accent', Icon: TruckIcon },
  delivered: { tone: 'positive', Icon: CircleCheckIcon },
  cancelled: { tone: 'critical', Icon: CircleXIcon },
} as const satisfies Record<Status, Looks>;

const unknown: Looks = { tone: 'neutral', Icon: CircleHelpIcon };

/** The colour of a status, where a dot stands for it. */
export const orderStatusTone = (status: string): StatusPillProps['tone'] =>
  isKnown(status) ? looks[status].tone : unknown.tone;

const isKnown = (status: string): status is Status => Object.hasOwn(looks, status);

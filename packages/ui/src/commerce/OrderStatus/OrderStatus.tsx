import { type OrderStatusPlace, orderStatusLabel, type OrderStatus as Status } from '@nuee/domain';
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
  return (
    <StatusPill {...(isKnown(status) ? looks[status] : unknown)} {...rest}>
      {orderStatusLabel(status, place)}
    </StatusPill>
  );
}

type Looks = Pick<StatusPillProps, 'tone' | 'icon'>;

// Made once: a long list has one in each row.
const looks = {
  pending: { tone: 'caution', icon: <ClockIcon size={15} /> },
  processing: { tone: 'info', icon: <PackageIcon size={15} /> },
  shipped: { tone: 'accent', icon: <TruckIcon size={15} /> },
  delivered: { tone: 'positive', icon: <CircleCheckIcon size={15} /> },
  cancelled: { tone: 'critical', icon: <CircleXIcon size={15} /> },
} as const satisfies Record<Status, Looks>;

const unknown: Looks = { tone: 'neutral', icon: <CircleHelpIcon size={15} /> };

/** The colour of a status, where a dot stands for it. */
export const orderStatusTone = (status: string): StatusPillProps['tone'] =>
  isKnown(status) ? looks[status].tone : unknown.tone;

const isKnown = (status: string): status is Status => Object.hasOwn(looks, status);

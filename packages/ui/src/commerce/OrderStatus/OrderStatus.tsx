import { type OrderStatusPlace, orderStatusLabel, type OrderStatus as Status } from '@nuee/domain';
import { CircleCheck, CircleQuestionMark, CircleX, Clock3, PackageOpen, Truck } from 'lucide';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface OrderStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** One of the statuses of an order; any other text shows « Inconnu » (specification, section 4). */
  status: string;
  /** Where it is shown: the confirmation has its own word for `processing`. */
  place: OrderStatusPlace;
}

/**
 * The status of an order as a word, an icon and a colour.
 *
 * Use it for how far an order has come; for whether it is paid, use `PaymentStatus`.
 */
export function OrderStatus({ status, place, ...rest }: OrderStatusProps) {
  return (
    <StatusPill {...(isKnown(status) ? looks[status] : unknown)} {...rest}>
      {orderStatusLabel(status, place)}
    </StatusPill>
  );
}

type Looks = Pick<StatusPillProps, 'tone' | 'shape'>;

const looks = {
  pending: { tone: 'caution', shape: Clock3 },
  processing: { tone: 'info', shape: PackageOpen },
  shipped: { tone: 'accent', shape: Truck },
  delivered: { tone: 'positive', shape: CircleCheck },
  // Nothing has to be done about it: red is for what has.
  cancelled: { tone: 'neutral', shape: CircleX },
} as const satisfies Record<Status, Looks>;

const unknown: Looks = { tone: 'neutral', shape: CircleQuestionMark };

/** The colour of a status, for its dot. */
export const orderStatusTone = (status: string): StatusPillProps['tone'] =>
  isKnown(status) ? looks[status].tone : unknown.tone;

const isKnown = (status: string): status is Status => Object.hasOwn(looks, status);

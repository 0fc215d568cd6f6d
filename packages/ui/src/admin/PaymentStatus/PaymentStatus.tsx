import { paymentOfOrder, paymentStatusLabel, type PaymentStatus as Status } from '@nuee/domain';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface PaymentStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** One of the payment statuses; any other text shows « Inconnu » (specification, section 4). */
  status: string;
  /** The status of its order, where both are shown: the words then tell which is which. */
  order?: string | undefined;
}

/**
 * The payment status of an order, as a word with a dot.
 *
 * Use it for whether an order is paid; for how far it has come, use `OrderStatus`.
 */
export function PaymentStatus({ status, order, ...rest }: PaymentStatusProps) {
  return (
    <StatusPill variant="outlined" tone={isKnown(status) ? tones[status] : 'neutral'} {...rest}>
      {order === undefined ? paymentStatusLabel(status) : paymentOfOrder(status, order)}
    </StatusPill>
  );
}

const tones = {
  paid: 'positive',
  pending: 'caution',
  failed: 'critical',
  refunded: 'neutral',
} as const satisfies Record<Status, StatusPillProps['tone']>;

const isKnown = (status: string): status is Status => Object.hasOwn(tones, status);

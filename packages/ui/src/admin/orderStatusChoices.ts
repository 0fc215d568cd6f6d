import { orderStatuses, orderStatusLabel } from '@nuee/domain';
import { orderStatusTone } from '../commerce/OrderStatus/OrderStatus.tsx';

/** The five statuses as choices of a menu. */
export const orderStatusChoices = orderStatuses.map((value) => ({
  value,
  label: orderStatusLabel(value, 'admin'),
  tone: orderStatusTone(value),
}));

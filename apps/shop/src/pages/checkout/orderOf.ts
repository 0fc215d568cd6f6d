import type { CreateOrderBody } from '@nuee/domain';
import type { CheckoutDraft } from '../../state/checkoutDraft.ts';

/** The order that a draft describes. */
export function orderOf({
  shipping,
  billing,
  sameAddress,
  paymentMethod,
  deliveryMethod,
  relayPoint,
  notes,
}: CheckoutDraft): CreateOrderBody {
  const trimmed = notes.trim();
  return {
    shippingAddress: shipping,
    billingAddress: sameAddress ? shipping : billing,
    paymentMethod,
    ...(deliveryMethod !== undefined && { deliveryMethod }),
    ...(relayPoint && { relayPoint }),
    ...(trimmed && { notes: trimmed }),
  };
}

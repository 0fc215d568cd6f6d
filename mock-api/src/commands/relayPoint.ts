/** The relay point of an order. */
import {
  type CreateOrderBody,
  countryOf,
  type DeliveryMethod,
  type RelayPoint,
  relayNeedsKey,
  relayPointMissing,
} from '@nuee/domain';
import type { ChangeSettings } from '@nuee/domain/live';
import { ApiError } from '../http/apiError.ts';
import { CarrierFailure, type RelayCarrier } from '../relayPoints/carrier.ts';

const refuse = (sentence: string) => new ApiError(422, sentence, {}, { field: 'relayPoint' });

/** As it is sold by that method; none with a method that needs none. */
export function relayPointOf(
  method: DeliveryMethod | undefined,
  { relayPoint }: CreateOrderBody,
): RelayPoint | undefined {
  if (method?.kind !== 'relay') return undefined;
  if (!relayPoint) throw refuse(relayPointMissing);
  return relayPoint;
}

/** One of the carrier's list, as the carrier names it today. One that was typed, or of a carrier that doesn't answer, stays as it is. */
export async function checkedRelayPoint(
  carrier: RelayCarrier | undefined,
  { relayPoint, shippingAddress }: Pick<CreateOrderBody, 'relayPoint' | 'shippingAddress'>,
): Promise<CreateOrderBody['relayPoint']> {
  const country = countryOf(shippingAddress.country);
  if (!carrier || relayPoint?.id === undefined || country === undefined) return relayPoint;
  try {
    const found = await carrier.find({ country, id: relayPoint.id });
    if (found) return found;
  } catch (error) {
    if (!(error instanceof CarrierFailure)) throw error;
    console.error('A relay point could not be checked:', error.message);
    return relayPoint;
  }
  throw refuse('Ce point relais ne prend plus de colis. Choisissez-en un autre.');
}

/** Nobody could list its places. */
export function refuseRelayWithoutCarrier(
  carrier: RelayCarrier | undefined,
  change: ChangeSettings['delivery'] = {},
): void {
  const isOffered = change.methods?.some(({ kind, active }) => kind === 'relay' && active);
  if (isOffered && !carrier) throw new ApiError(422, relayNeedsKey, {}, { field: 'delivery.methods' });
}

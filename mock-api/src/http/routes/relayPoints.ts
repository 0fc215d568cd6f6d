/** The relay points near a postal code, which a carrier is asked for. */
import { countryOf } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { ListedRelayPoint } from '@nuee/domain/live';
import { CarrierFailure, type RelayPlace } from '../../relayPoints/carrier.ts';
import { ApiError } from '../apiError.ts';
import { type Call, type Endpoint, type Services, serve } from '../endpoint.ts';

/** Relay points seldom open or close, and customers search the same place again and again. */
const keptMilliseconds = 10 * 60 * 1000;
/** A hundred are a few hundred kB. */
const maximumKept = 100;

export function relayPointEndpoints(services: Services): Endpoint[] {
  const { carrier, limiter } = services;
  /** By their place, the oldest first. */
  const kept = new Map<string, { readonly until: number; readonly items: ListedRelayPoint[] }>();
  return [
    serve(services, contract.readRelayPoints, async ({ query, network, now }) => {
      if (!carrier) throw new ApiError(404, 'Cette boutique ne propose pas de point relais.');
      const place = placeOf(query);
      const key = `${place.country} ${place.postalCode}`;
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return { items: known.items };
      await limiter.act('relaySearches', network);
      const items = await carrier.near(place).catch(unanswered);
      kept.delete(key);
      kept.set(key, { until: now.getTime() + keptMilliseconds, items });
      const [oldest] = kept.keys();
      if (kept.size > maximumKept && oldest !== undefined) kept.delete(oldest);
      return { items };
    }),
  ];
}

function unanswered(error: unknown): never {
  if (!(error instanceof CarrierFailure)) throw error;
  console.error('Relay points could not be listed:', error.message);
  throw new ApiError(503, 'La liste des points relais ne répond pas pour le moment.', { 'Retry-After': '60' });
}

function placeOf({ country: typed, postalCode: code }: Call['query']): RelayPlace {
  const country = typeof typed === 'string' ? countryOf(typed) : undefined;
  const postalCode = typeof code === 'string' ? code.replaceAll(/\s/g, '').toUpperCase() : '';
  if (country === undefined) throw new ApiError(400, 'Indiquez le pays des points relais.');
  if (!/^[\dA-Z-]{3,10}$/.test(postalCode)) throw new ApiError(400, 'Indiquez le code postal des points relais.');
  return { country, postalCode };
}

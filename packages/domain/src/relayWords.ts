/** Relay points, in words. */
import type { RelayPoint, SoldDelivery } from './contract/shapes.ts';
import { deliveryLabel } from './deliveryWords.ts';
import type { ListedRelayPoint } from './live/relayPoints.ts';

/** Said to owners at the switch of such a method, and by the API. */
export const relayNeedsKey =
  'Un point relais se propose avec une clé de Mondial Relay\u00a0: la personne qui a installé votre boutique la saisit (RELAY_BRAND et RELAY_KEY).';

/** « Tabac de la Gare (n° 066974), 4 place de la Gare, 44000 Nantes »: what the carrier needs on a parcel. */
export const relayLine = ({ id, name, address }: RelayPoint): string =>
  `${id === undefined ? name : `${name} (n°\u00a0${id})`}, ${address}`;

/** The delivery line of an invoice: « Livraison (Mondial Relay, Tabac de la Gare) ». */
export function soldDeliveryLabel({ delivery }: { readonly delivery?: SoldDelivery | undefined }): string {
  const relay = delivery?.relayPoint;
  return deliveryLabel({ delivery: relay && delivery ? { name: `${delivery.name}, ${relay.name}` } : delivery });
}

/** « 4 place de la Gare, 44000 Nantes · à 350 m ». */
export function relayAddress({ address, distance }: Pick<ListedRelayPoint, 'address' | 'distance'>): string {
  return distance === undefined ? address : `${address} · à ${formatDistance(distance)}`;
}

/** « 350 m », « 1,2 km ». */
const formatDistance = (metres: number): string =>
  metres < 1_000 ? `${metres}\u00a0m` : `${(metres / 1_000).toFixed(1).replace('.', ',')}\u00a0km`;

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;

/** « Lundi : 9:00-12:30, 14:00-19:00 », « Dimanche : fermé »; nothing where the carrier doesn't know. */
export function relayHours({ hours }: Pick<ListedRelayPoint, 'hours'>): string[] {
  if (hours.flat().length === 0) return [];
  return days.map((day, at) => {
    const open = (hours[at] ?? []).map((span) => span.replaceAll(/\b0(\d:)/g, '$1'));
    return `${day}\u00a0: ${open.join(', ') || 'fermé'}`;
  });
}

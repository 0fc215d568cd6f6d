/** The relay points of the shop's carrier. */
import { RelayPointsSchema } from '../live/relayPoints.ts';
import { get } from './route.ts';

/** Those near `postalCode` in `country`, the nearest first. */
export const readRelayPoints = get('/api/relay-points', 'anyone', { answer: RelayPointsSchema });

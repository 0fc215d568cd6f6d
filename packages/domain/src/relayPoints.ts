/** The relay point of an order: a rule of the checkout and of the API. */
import type { RelayPoint } from './contract/shapes.ts';

export const relayPointMissing = 'Choisissez le point relais où vous retirerez votre colis.';

/** Whether a place that was chosen or typed says where it is. */
export const isWholeRelay = ({ name, address }: RelayPoint): boolean => name.trim() !== '' && address.trim() !== '';

import { formatCount } from '@nuee/domain';

/** « 5 commandes », « 1 commande », « 0 commande »: French counts in the plural from two on. */
export const countOf = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count > 1 ? 's' : ''}`;

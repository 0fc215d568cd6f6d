import { formatCount } from '@nuee/domain';

/**
 * « 5 commandes », « 1 commande », « 0 commande »: French counts in the plural from two on. A capped count says that
 * there are more: « Plus de 1 000 commandes ».
 */
export const countOf = (count: number, noun: string, capped = false): string =>
  `${capped ? 'Plus de ' : ''}${formatCount(count)} ${noun}${count > 1 ? 's' : ''}`;

const numbers = /* @__PURE__ */ new Intl.NumberFormat('fr-FR');

/** « 5 commandes », « 1 commande », « 0 commande »: French counts in the plural from two on. */
export const countOf = (count: number, noun: string): string =>
  `${numbers.format(count)} ${noun}${count > 1 ? 's' : ''}`;

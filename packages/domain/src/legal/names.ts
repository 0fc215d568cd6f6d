/** The legal texts of a shop in service: which there are, and where each stands. */

/** In the order in which an owner reads them. */
export const legalTexts = {
  terms: {
    title: 'Conditions générales de vente',
    address: '/conditions-generales',
    description: 'Les conditions qui régissent les ventes de cette boutique.',
  },
  notice: {
    title: 'Mentions légales',
    address: '/mentions-legales',
    description: 'Éditeur, hébergement et propriété intellectuelle de cette boutique.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    address: '/politique-confidentialite',
    description: 'Les données que cette boutique recueille, pourquoi, pour combien de temps, et vos droits.',
  },
  cookies: {
    title: 'Cookies',
    address: '/cookies',
    description: 'Ce que cette boutique garde dans votre navigateur.',
  },
  delivery: {
    title: 'Livraison et retours',
    address: '/livraison',
    description: 'Tarifs et délais de livraison, retours sous 14\u00a0jours.',
  },
} as const;
export type LegalTextName = keyof typeof legalTexts;
// The keys of a constant are known.
export const legalTextNames = Object.keys(legalTexts) as [LegalTextName, ...LegalTextName[]];

export const isLegalTextName = (name: string): name is LegalTextName => Object.hasOwn(legalTexts, name);

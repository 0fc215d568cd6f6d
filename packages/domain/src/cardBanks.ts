/** The banks that take cards for a shop, and how. */

/** The bank gateways of one protocol (ADR 31), each with the page where cards are paid. */
export const cardBanks = {
  systempay: {
    label: 'Systempay (Banque Populaire, Caisse d’Épargne)',
    url: 'https://paiement.systempay.fr/vads-payment/',
  },
  scellius: {
    label: 'Scellius (La Banque Postale)',
    url: 'https://scelliuspaiement.labanquepostale.fr/vads-payment/',
  },
  sogecommerce: {
    label: 'Sogecommerce (Société Générale)',
    url: 'https://sogecommerce.societegenerale.eu/vads-payment/',
  },
  payzen: { label: 'PayZen', url: 'https://secure.payzen.eu/vads-payment/' },
  lyra: { label: 'Lyra Collect', url: 'https://secure.lyra.com/vads-payment/' },
} as const;
export type CardBank = keyof typeof cardBanks;
// `Object.keys` forgets the type of the keys, which are those of this constant.
export const cardBankNames = /* @__PURE__ */ Object.keys(cardBanks) as [CardBank, ...CardBank[]];

/** As the gateways call them. */
export const cardModes = ['TEST', 'PRODUCTION'] as const;
export type CardMode = (typeof cardModes)[number];

export const siteIdShape = /^\d{8}$/;
export const cardKeyShape = /^[0-9A-Za-z]{16,64}$/;

/** For a list of them. */
export const cardBankChoices = /* @__PURE__ */ cardBankNames.map((value) => ({
  value,
  label: cardBanks[value].label,
}));
export const cardModeChoices = [
  { value: 'TEST', label: 'Test\u00a0: aucune carte n’est débitée' },
  { value: 'PRODUCTION', label: 'Réel\u00a0: vos clients paient' },
] as const satisfies readonly { value: CardMode; label: string }[];

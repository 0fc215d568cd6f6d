import type { ShopSettings } from '../live/records.ts';
import { settingRuleIssue } from './settingRules.ts';
import { type SettingField, settingText } from './settings.ts';

/** What the law or daily work requires of a shop before it may sell, and the settings that hold it. */
const requirements = {
  /** Who sells, and how to reach them (LCEN, article 6). */
  identity: ['identity.name', 'identity.email', 'identity.phone', 'identity.address'],
  legalNotice: [
    'identity.legalForm',
    'identity.capital',
    'identity.rcs',
    'identity.siret',
    'identity.vatNumber',
    'identity.publisher',
  ],
  host: ['identity.host'],
  /** Code de la consommation, R616-1. */
  mediator: ['mediator.name', 'mediator.address', 'mediator.site'],
  /** The account that receives transfers; a bank finds the BIC by itself. */
  /** A transfer within Europe needs no BIC; a wrong one may stop it. */
  payment: ['bankTransfer.beneficiary', 'bankTransfer.iban', 'bankTransfer.bic'],
} as const satisfies Record<string, readonly SettingField[]>;

/** In the order in which the owner sees them. */
export const openingRequirements = ['identity', 'legalNotice', 'host', 'mediator', 'payment', 'mail'] as const;
export type OpeningRequirement = (typeof openingRequirements)[number];

export interface MissingForOpening {
  what: OpeningRequirement;
  /** The settings that are still empty or wrong; none where the requirement isn't a setting. */
  fields: SettingField[];
}

/** What the server's environment tells, rather than a setting. */
export interface OpeningFacts {
  /** Whether mails are sent to a server, and not only written as files. */
  sendsMail: boolean;
}

/** What a shop in service still needs before it may take orders. Empty: it may open. */
export function missingBeforeOpening(settings: ShopSettings, { sendsMail }: OpeningFacts): MissingForOpening[] {
  return openingRequirements.flatMap((what): MissingForOpening[] => {
    if (what === 'mail') return sendsMail ? [] : [{ what, fields: [] }];
    const fields = requirements[what].filter((field) => {
      const text = settingText(settings, field).trim();
      return text === '' ? field !== 'bankTransfer.bic' : settingRuleIssue(field, text) !== undefined;
    });
    return fields.length === 0 ? [] : [{ what, fields }];
  });
}

/** What the owner reads about it: what is missing, why it is needed, and where it is set. */
export const openingWords: Readonly<Record<OpeningRequirement, { title: string; why: string }>> = {
  identity: { title: 'Qui vend', why: 'Vos clients doivent savoir à qui ils achètent et comment vous joindre.' },
  legalNotice: {
    title: 'Mentions légales',
    why: 'La loi les demande toutes. Ce qui ne concerne pas votre forme d’entreprise s’écrit «\u00a0sans objet\u00a0».',
  },
  host: { title: 'Hébergeur', why: 'Son nom, son adresse et son téléphone figurent dans les mentions légales.' },
  mediator: { title: 'Médiateur de la consommation', why: 'Tout vendeur en ligne adhère à un médiateur et le nomme.' },
  payment: { title: 'Compte pour les virements', why: 'Sans lui, aucune commande ne peut être payée.' },
  mail: {
    title: 'Serveur d’e-mails',
    why: 'Confirmations et accusés de réception doivent partir. La personne qui installe la boutique lui indique votre serveur d’e-mails.',
  },
};

/** The refusal of an order before the shop opens. */
export const notYetOpen = 'La boutique ouvre bientôt\u00a0: elle ne prend pas encore de commandes.';

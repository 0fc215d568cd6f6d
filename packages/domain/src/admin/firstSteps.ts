import { type MissingForOpening, type OpeningRequirement, openingWords } from './opening.ts';
import type { SettingField } from './settings.ts';

/** One of the steps to a shop that takes orders. */
export interface FirstStep {
  title: string;
  /** Why it is needed, in a sentence. */
  why: string;
  /** Where it is done. */
  href: string;
  /** `check`: a value is given from the start, and nobody but the owner knows whether it is hers. */
  state: 'done' | 'todo' | 'check';
}

interface Facts {
  missing: readonly MissingForOpening[];
  /** How many the shop has, published or not. */
  products: number;
}

const settingHref = (field: SettingField): string => `/admin/parametres#${field}`;

/** What a new owner does until her shop opens, in the order in which it is easiest. */
export function firstSteps({ missing, products }: Facts): FirstStep[] {
  const required = (
    words: { title: string; why: string },
    parts: readonly OpeningRequirement[],
    doneHref: string,
  ): FirstStep => {
    const lacking = missing.filter(({ what }) => parts.includes(what));
    const [field] = lacking.flatMap(({ fields }) => fields);
    return { ...words, href: field ? settingHref(field) : doneHref, state: lacking.length > 0 ? 'todo' : 'done' };
  };
  return [
    required(openingWords.identity, ['identity'], settingHref('identity.name')),
    required(openingWords.payment, ['payment'], settingHref('bankTransfer.iban')),
    required(openingWords.mail, ['mail'], '/admin/e-mails'),
    required(
      {
        title: 'Textes légaux',
        why: 'Vos textes sont prêts\u00a0: ils attendent votre forme juridique, votre hébergeur et votre médiateur. Relisez-les.',
      },
      ['legalNotice', 'host', 'mediator'],
      '/admin/textes',
    ),
    {
      title: 'Premier produit',
      why: 'Un nom, une photo, un prix et un stock suffisent pour commencer.',
      href: products > 0 ? '/admin/produits' : '/admin/produits/ajouter',
      state: products > 0 ? 'done' : 'todo',
    },
    {
      title: 'Livraison',
      why: 'Des frais sont fixés d’avance\u00a0: vérifiez que ce sont les vôtres.',
      href: settingHref('shipping.fee'),
      state: 'check',
    },
    {
      title: 'Ouverture',
      why: 'La boutique s’ouvre d’elle-même dès que rien d’obligatoire ne manque. D’ici là, elle ne prend aucune commande.',
      href: '/admin/avant-d-ouvrir',
      state: missing.length > 0 ? 'todo' : 'done',
    },
  ];
}

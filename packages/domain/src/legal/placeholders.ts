/** What an owner writes in braces, and the settings that take its place. */
import { withinCountries } from '../addressAdvice.ts';
import { countriesOf, deliveryFee, deliveryPrices, deliveryTexts, freeDelivery } from '../deliveryWords.ts';
import type { PublicSettings } from '../settings.ts';

/** An owner may write an address as people say it: `mediation.example`. */
export const withProtocol = (site: string): string =>
  site === '' || /^https?:\/\//.test(site) ? site : `https://${site}`;

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(', ');

const placeholders = {
  'raison sociale': ({ identity: { name, legalForm } }) => [name, legalForm].filter((word) => word !== '').join(' '),
  // Within a sentence; an owner writes it in lines.
  adresse: ({ identity }) => identity.address.replace(/\s*\n\s*/g, ', '),
  'e-mail': ({ identity }) => identity.email,
  téléphone: ({ identity }) => identity.phone,
  horaires: ({ hours }) => hours,
  capital: ({ identity }) => identity.capital,
  RCS: ({ identity: { rcs } }) => rcs.replace(/^RCS\s+/i, ''),
  SIRET: ({ identity }) => identity.siret,
  'numéro de TVA': ({ identity }) => identity.vatNumber,
  'directeur de la publication': ({ identity }) => identity.publisher,
  hébergeur: ({ identity }) => identity.host,
  médiateur: ({ mediator: { name, address } }) => (name === '' ? '' : joined(name, address)),
  'site du médiateur': ({ mediator }) => withProtocol(mediator.site),
  'frais de livraison': deliveryFee,
  // Empty where it depends on the method.
  'livraison offerte': (settings) => freeDelivery(settings) ?? '',
  'prix de la livraison': deliveryPrices,
  'modes de livraison': deliveryTexts,
  'pays de livraison': (settings) => withinCountries(countriesOf(settings)),
  'taux de TVA': ({ vat }) => `${String(vat.rate).replace('.', ',')}\u00a0%`,
  'régime de TVA': ({ vat }) => (vat.included ? 'TVA comprise' : 'hors TVA'),
} as const satisfies Record<string, (settings: PublicSettings) => string>;

/** In the order in which an owner reads them. */
export const legalPlaceholders: readonly string[] = Object.keys(placeholders);

const isKnown = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name);

/** The text with the settings in place. A line that names a setting which is empty is left out: what isn't known isn't said. */
export function fillLegalText(text: string, settings: PublicSettings): string {
  return text
    .split('\n')
    .flatMap((line) => {
      let lacks = false;
      const filled = line.replace(/\{([^{}]*)\}/g, (sign, name: string) => {
        if (!isKnown(name)) return sign;
        const value = placeholders[name](settings);
        lacks ||= value === '';
        return value;
      });
      return lacks ? [] : [filled];
    })
    .join('\n');
}

/** What is wrong with the braces of a text, as a sentence; undefined when nothing is. */
export function legalPlaceholderIssue(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!isKnown(name)) return `Le repère {${name}} n’existe pas.`;
  }
  return undefined;
}

/** The delivery methods of a shop in service, in words. One without any charges its one fee, as the demonstration does. */
import { deliveryCountries, withinCountries } from './addressAdvice.ts';
import { formatPrice } from './money.ts';
import type { DeliveryKind, DeliveryMethod, Terms } from './terms.ts';

/** How customers call each kind. */
export const deliveryKindLabels: Readonly<Record<DeliveryKind, string>> = {
  home: 'À domicile',
  express: 'Express',
  relay: 'Point relais',
  pickup: 'Retrait sur place',
};

/** The countries that the shop delivers to. */
export const countriesOf = ({ delivery }: Pick<Terms, 'delivery'>): readonly string[] =>
  delivery?.countries ?? deliveryCountries;

/** Those that customers are offered. */
export const activeMethods = ({ delivery }: Pick<Terms, 'delivery'>): readonly DeliveryMethod[] =>
  delivery?.methods.filter(({ active }) => active) ?? [];

/** Whether customers are served by methods, and no longer at the one fee. */
export const hasMethods = (terms: Pick<Terms, 'delivery'>): boolean => activeMethods(terms).length > 0;

/** Where nobody has chosen yet: what customers fetch themselves isn't a delivery that they compare. */
export function comparedMethods(methods: readonly DeliveryMethod[]): readonly DeliveryMethod[] {
  const brought = methods.filter(({ kind }) => kind !== 'pickup');
  return brought.length > 0 ? brought : methods;
}

function lowestFee(terms: Terms): { fee: string; varies: boolean } {
  const fees = comparedMethods(activeMethods(terms)).map(({ fee }) => fee);
  const lowest = fees.length === 0 ? terms.shipping.fee : Math.min(...fees);
  return { fee: formatPrice(lowest), varies: fees.some((fee) => fee > lowest) };
}

/** « à partir de 3,90 € »; the fee alone where there is only one. */
export function deliveryFee(terms: Terms): string {
  const { fee, varies } = lowestFee(terms);
  return varies ? `à partir de ${fee}` : fee;
}

/** The subtotal, in euros, above which delivery is free by every method; `undefined` where that differs. */
export function freeAboveOf(terms: Terms): number | undefined {
  if (!hasMethods(terms)) return terms.shipping.freeAbove;
  const [first, ...others] = new Set(comparedMethods(activeMethods(terms)).map(({ freeAbove }) => freeAbove));
  return others.length > 0 ? undefined : first;
}

/** « 50 € »: the subtotal above which delivery is free by every method; `undefined` where that differs. */
export function freeDelivery(terms: Terms): string | undefined {
  const freeAbove = freeAboveOf(terms);
  return freeAbove === undefined ? undefined : amountOf(freeAbove);
}

/** « 50 € », « 49,90 € ». */
const amountOf = (euros: number): string => formatPrice(euros).replace(/,00(?=\s)/, '');

/** « Livraison dès 3,90 €, offerte au-dessus de 50 € »: beside a product. */
export function deliveryPromise(terms: Terms): string {
  const { fee, varies } = lowestFee(terms);
  const free = freeDelivery(terms);
  return `Livraison ${varies ? 'dès' : 'à'} ${fee}${free === undefined ? '' : `, offerte au-dessus de ${free}`}`;
}

/** « La livraison coûte 4,90 € (Colissimo, offerte au-dessus de 50 € d’achat) ou 9,90 € (Express). » */
export function deliveryPrices(terms: Terms): string {
  if (!hasMethods(terms))
    return `La livraison coûte ${deliveryFee(terms)}\u00a0; elle est offerte au-dessus de ${freeDelivery(terms)} d’achat.`;
  const prices = activeMethods(terms).map(({ name, fee, freeAbove }) => {
    const free = freeAbove === undefined ? '' : `, offerte au-dessus de ${amountOf(freeAbove)} d’achat`;
    return `${formatPrice(fee)} (${name}${free})`;
  });
  return `La livraison coûte ${[prices.slice(0, -1).join(', '), ...prices.slice(-1)].filter((part) => part !== '').join(' ou ')}.`;
}

/** What customers read of each method beside its price, a line each: its text, and where it goes if not to every country. */
export function deliveryTexts(terms: Terms): string {
  return activeMethods(terms)
    .flatMap(({ name, text, countries }) => {
      const isEverywhere = countriesOf(terms).every((country) => countries.includes(country));
      const said = [text, ...(isEverywhere ? [] : [`${withinCountries(countries)} uniquement`])].filter(Boolean);
      return said.length === 0 ? [] : [`- **${name}**\u00a0: ${said.join(', ')}`];
    })
    .join('\n');
}

/** How an order was sold to be delivered, as the label of its price: « Livraison (Colissimo) ». */
export const deliveryLabel = ({ delivery }: { readonly delivery?: { readonly name: string } | undefined }): string =>
  delivery ? `Livraison (${delivery.name})` : 'Livraison';

/** « 350 g », « 1,2 kg ». */
export const formatWeight = (grams: number): string =>
  grams < 1_000 ? `${grams}\u00a0g` : `${String(grams / 1_000).replace('.', ',')}\u00a0kg`;

/** The parcels of an order: who carries each under which number, and the page where it can be tracked. */

export const carriers = ['colissimo', 'chronopost', 'mondial-relay', 'dpd', 'ups'] as const;
export type Carrier = (typeof carriers)[number];

/** A number of a carrier that the shop knows, or the address of any other’s page. */
export type Parcel = { readonly carrier: Carrier; readonly number: string } | { readonly url: string };

/** A parcel with the page where its carrier tracks it. */
export interface TrackedParcel {
  url: string;
  carrier?: Carrier | undefined;
  number?: string | undefined;
}

/** What was typed or pasted about a parcel. */
export interface ParcelText {
  /** A number, or an address. */
  tracking: string;
  carrier: Carrier | undefined;
}

/** How many parcels an order has at most. */
export const maxParcels = 20;
/** Every number of these carriers. */
export const parcelNumberShape = /^[0-9A-Z]{8,35}$/;

interface CarrierFacts {
  /** The form of its numbers. That of Chronopost is La Poste’s for parcels abroad too, so that it chooses neither. */
  readonly shape: RegExp;
  readonly page: (number: string, postalCode: string) => string;
}

const factsOf: Readonly<Record<Carrier, CarrierFacts>> = {
  colissimo: {
    shape: /^(?:\d[A-Z]\d{11}|[A-Z]{2}\d{9}[A-Z]{2})$/,
    page: (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  },
  chronopost: {
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    page: (number) => `https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=${number}`,
  },
  'mondial-relay': {
    shape: /^(?:\d{8}|\d{10}|\d{12})$/,
    // Without the postal code it asks for it.
    page: (number, postalCode) =>
      `https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=${number}&codePostal=${encodeURIComponent(postalCode)}`,
  },
  dpd: {
    shape: /^\d{14}[0-9A-Z]?$/,
    page: (number) => `https://trace.dpd.fr/fr/trace/${number}`,
  },
  ups: {
    shape: /^1Z[0-9A-Z]{16}$/,
    page: (number) => `https://www.ups.com/track?loc=fr_FR&tracknum=${number}`,
  },
};

// Apart from the facts, which a customer's pages don't need.
const carrierLabels: Readonly<Record<Carrier, string>> = {
  colissimo: 'Colissimo / La Poste',
  chronopost: 'Chronopost',
  'mondial-relay': 'Mondial Relay',
  dpd: 'DPD',
  ups: 'UPS',
};
const carrierLabel = (carrier: Carrier): string => carrierLabels[carrier];

/** For a list of them. */
export const carrierChoices = /* @__PURE__ */ carriers.map((carrier) => ({
  value: carrier,
  label: carrierLabel(carrier),
}));

/** The carrier that a value of a list names. */
export const carrierFromValue = (value: string): Carrier | undefined => carriers.find((carrier) => carrier === value);

/** The only carrier whose numbers have this form; numbers may be printed with spaces. */
export function carrierOf(tracking: string): Carrier | undefined {
  const number = numberOf(tracking);
  const [carrier, ...others] = carriers.filter((one) => factsOf[one].shape.test(number));
  return others.length === 0 ? carrier : undefined;
}

/** The parcel that was typed; undefined where nothing was, or `parcelErrors` has something to say. */
export function parcelOf({ tracking, carrier = carrierOf(tracking) }: ParcelText): Parcel | undefined {
  if (isHttps(tracking.trim())) return { url: tracking.trim() };
  const number = numberOf(tracking);
  return carrier && parcelNumberShape.test(number) ? { carrier, number } : undefined;
}

/** What is wrong with what was typed, by its field; nothing is, where the parcel has left without a number. */
export function parcelErrors(typed: ParcelText): { tracking?: string; carrier?: string } {
  if (typed.tracking.trim() === '' || parcelOf(typed)) return {};
  if (!parcelNumberShape.test(numberOf(typed.tracking)))
    return { tracking: 'Un numéro de suivi a de 8 à 35 lettres et chiffres, un lien commence par https://.' };
  return { carrier: 'Choisissez le transporteur de ce numéro.' };
}

/** @param postalCode of the address that it is sent to. */
export function trackedParcel(parcel: Parcel, postalCode: string): TrackedParcel {
  return 'url' in parcel ? parcel : { ...parcel, url: factsOf[parcel.carrier].page(parcel.number, postalCode) };
}

/** « Chronopost XX123456789FR »; the address where the carrier is unknown. */
export function parcelName({ carrier, number = '', url }: TrackedParcel): string {
  return carrier ? `${carrierLabel(carrier)} ${number}` : url;
}

export const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

const numberOf = (tracking: string): string => tracking.replaceAll(/\s/g, '').toUpperCase();

/** What a shop in service says of a product besides its price: its place on the home page, its make and its safety. */

/** The pictograms of the CLP regulation (EC 1272/2008) that a bottle of e-liquid may bear, by their code, with what they warn of. */
export const pictograms = {
  GHS02: 'Inflammable',
  GHS05: 'Corrosif',
  GHS06: 'Toxique',
  GHS07: 'Nocif ou irritant',
  GHS08: 'Danger pour la santé',
  GHS09: 'Danger pour l’environnement',
} as const;
export type Pictogram = keyof typeof pictograms;

export const isPictogram = (code: string): code is Pictogram => Object.hasOwn(pictograms, code);
export const pictogramCodes = Object.keys(pictograms).filter(isPictogram);

/** How many products the home page shows. */
export const mostOnHome = 9;

/** The most letters of each text. */
export const longestDetail = {
  batch: 60,
  bestBefore: 60,
  manufacturer: 200,
  manufacturerContact: 500,
  hazards: 3_000,
  searchTitle: 120,
  searchText: 320,
} as const;

/** How much of a title and of a text search engines show. */
export const advisedSigns = { title: 60, text: 160 } as const;

export interface ProductDetails {
  /** Its place among those that the home page shows, from 1 on; without one it comes after them. */
  homeOrder?: number | undefined;
  /** Propylene glycol in percent; the rest is vegetable glycerine. */
  pg?: number | undefined;
  batch?: string | undefined;
  bestBefore?: string | undefined;
  /** Who made it, for the general product safety regulation (EU 2023/988). */
  manufacturer?: string | undefined;
  /** The maker's postal and electronic address. */
  manufacturerContact?: string | undefined;
  pictograms?: Pictogram[] | undefined;
  /** The hazard and precautionary statements, one a line. */
  hazards?: string | undefined;
  /** What search engines show as its title, in place of its name. */
  searchTitle?: string | undefined;
  /** What search engines show below, in place of its description. */
  searchText?: string | undefined;
}

type Sent = { readonly [Name in keyof ProductDetails]?: ProductDetails[Name] | null };

/** Only what is filled. */
export function detailsOf(sent: Sent): ProductDetails {
  const {
    homeOrder,
    pg,
    batch,
    bestBefore,
    manufacturer,
    manufacturerContact,
    pictograms: codes,
    hazards,
    searchTitle,
    searchText,
  } = sentDetails(sent);
  return {
    ...(homeOrder !== null && { homeOrder }),
    ...(pg !== null && { pg }),
    ...(batch && { batch }),
    ...(bestBefore && { bestBefore }),
    ...(manufacturer && { manufacturer }),
    ...(manufacturerContact && { manufacturerContact }),
    ...(codes.length > 0 && { pictograms: codes }),
    ...(hazards && { hazards }),
    ...(searchTitle && { searchTitle }),
    ...(searchText && { searchText }),
  };
}

/** All of it as it is sent: empty, or `null`, where nothing is filled. */
export const sentDetails = ({ homeOrder = null, pg = null, pictograms: codes, ...texts }: Sent) => ({
  homeOrder,
  pg,
  batch: texts.batch?.trim() ?? '',
  bestBefore: texts.bestBefore?.trim() ?? '',
  manufacturer: texts.manufacturer?.trim() ?? '',
  manufacturerContact: texts.manufacturerContact?.trim() ?? '',
  pictograms: [...(codes ?? [])],
  hazards: texts.hazards?.trim() ?? '',
  searchTitle: texts.searchTitle?.trim() ?? '',
  searchText: texts.searchText?.trim() ?? '',
});

/** Without all of it. */
export function withoutDetails<P extends Sent>(product: P) {
  const { homeOrder: _place, pg: _pg, batch: _batch, bestBefore: _day, manufacturer: _maker, ...rest } = product;
  const { manufacturerContact: _contact, pictograms: _pictograms, hazards: _hazards, ...more } = rest;
  const { searchTitle: _title, searchText: _text, ...others } = more;
  return others;
}

/** « 50 % PG / 50 % VG ». */
export const pgLabel = (pg: number): string => `${pg}\u00a0% PG / ${100 - pg}\u00a0% VG`;

/** The facts of a product, each with its name; none where nothing is filled. */
export function productFacts({ pg, batch, bestBefore }: ProductDetails): { label: string; value: string }[] {
  return [
    { label: 'PG / VG', value: pg === undefined ? undefined : pgLabel(pg) },
    { label: 'Numéro de lot', value: batch },
    { label: 'À utiliser de préférence avant', value: bestBefore },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

/** What there is to know before use: the maker, and what the label warns of; none where nothing is filled. */
export function productSafety(details: ProductDetails): { label: string; lines: string[]; pictograms?: Pictogram[] }[] {
  const { manufacturer = '', manufacturerContact = '', pictograms: codes = [], hazards = '' } = details;
  return [
    { label: 'Fabricant', lines: linesOf(`${manufacturer}\n${manufacturerContact}`) },
    { label: 'Dangers et précautions', lines: linesOf(hazards), pictograms: codes },
  ].filter((said) => said.lines.length + (said.pictograms?.length ?? 0) > 0);
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const last = Number.MAX_SAFE_INTEGER;

/** Those with a place on the home page first, the others as they are. */
export const byHomeOrder = <P extends ProductDetails>(products: readonly P[]): P[] =>
  products.toSorted((a, b) => (a.homeOrder ?? last) - (b.homeOrder ?? last));

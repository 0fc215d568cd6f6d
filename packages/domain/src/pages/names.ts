/** The pages on which a shop in service speaks for its owner: which there are, where each stands, and what she says there. */

export type PageField = 'title' | 'lead' | 'text' | 'lines' | 'picture';

interface OwnPage {
  /** What it is called in the back office. */
  readonly title: string;
  readonly address: string;
  readonly fields: readonly PageField[];
}

/** In the order in which a visitor meets them. */
export const ownPages = {
  home: { title: 'Accueil', address: '/', fields: ['title', 'lead', 'picture'] },
  catalogue: { title: 'Catalogue', address: '/catalogue', fields: ['title', 'lead', 'picture'] },
  product: { title: 'Pages des produits', address: '/catalogue', fields: ['lines'] },
  about: { title: 'Notre histoire', address: '/about', fields: ['title', 'lead', 'text', 'picture'] },
  faq: { title: 'Foire aux questions', address: '/faq', fields: ['title', 'lead', 'text'] },
  contact: { title: 'Contact', address: '/contact', fields: ['lead'] },
  login: { title: 'Connexion', address: '/login', fields: ['lead', 'picture'] },
} as const satisfies Record<string, OwnPage>;
export type OwnPageName = keyof typeof ownPages;
// The keys of a constant are known.
export const ownPageNames = Object.keys(ownPages) as [OwnPageName, ...OwnPageName[]];

export const isOwnPageName = (name: string): name is OwnPageName => Object.hasOwn(ownPages, name);

/** Whether an owner fills in a field of a page. */
export const hasField = (name: OwnPageName, field: PageField): boolean =>
  (ownPages[name].fields as readonly PageField[]).includes(field);

/** A picture of hers, and the place in it that stays in sight wherever it is cropped: in percent from the left and from the top. */
export interface PagePicture {
  /** `/api/pictures/{name}.webp`. */
  readonly image: string;
  /** In px: the widths that exist beside `image`. */
  readonly widths: number[];
  /** What it shows, for those who don’t see it. */
  readonly alt: string;
  readonly x: number;
  readonly y: number;
}

/** The fields that a page doesn't have are absent. Each text may name settings in braces. */
export interface PageContent {
  readonly title?: string | undefined;
  /** Below the title. */
  readonly lead?: string | undefined;
  /** In the signs of the legal texts: a title for each section or question. */
  readonly text?: string | undefined;
  /** One to a line. */
  readonly lines?: string | undefined;
  readonly picture?: PagePicture | undefined;
}

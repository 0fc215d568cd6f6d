import {
  byHomeOrder,
  type Catalogue,
  type Category,
  type ChartBand,
  categoriesOf,
  colourChart,
  detailsOf,
  featuredBestSellers,
  filledLegalText,
  findProduct,
  flavourColours,
  type LegalDocument,
  legalTextNames,
  legalTexts,
  mostOnHome,
  type OwnPageName,
  type Product,
  type ProductDetails,
  type ProductSummary,
  type PublicSettings,
  pageOf,
  parseLegalText,
  productSummary,
  type ReadPage,
  type Review,
  relatedProducts,
  type Terms,
} from '@nuee/domain';
import { ownViews, type ProductView } from '@nuee/ui/views';
import { type HouseSettings, houseSettingsOf } from './house.ts';
import { isDemonstration, paymentOrigins } from './site.ts';

/** The data of every page's frame. */
export interface SiteData {
  /** In the order of the menus. */
  categories: readonly Category[];
  /** The terms that the cart adds to the prices. */
  terms: Terms;
  house: HouseSettings;
  /** The provider that takes cards, where there is one: the origin of its page, and whether it only rehearses. */
  cards?: PublicSettings['cards'];
  /** What stands beside and above the login of a shop in service. */
  login?: Pick<ReadPage, 'lead' | 'picture'>;
  /** Only while a shop in service may not open yet. */
  closed?: true;
  /** Only where the owner shows no promotions. */
  withoutPromotions?: true;
  /** Only during the holidays of a shop in service: what visitors read about them. */
  away?: string;
}

/** The home page's data from the catalogue. */
export interface HomeData {
  bestSellers: readonly ProductSummary[];
  /** The newest products, where nothing is marked as a best-seller yet. */
  newest?: readonly ProductSummary[];
  reviews: readonly Review[];
  /** Whether one can subscribe to the newsletter. */
  newsletter: boolean;
  /** What the owner of a shop in service says. */
  page?: ReadPage;
}

/** All products, with the fields that cards, filters and the search need. */
export interface CatalogueData {
  products: readonly ProductSummary[];
  /** What the owner of a shop in service says. */
  page?: ReadPage;
}

/** A product and its related ones. */
export interface ProductData {
  product: Product;
  /** Of its flavours, by flavour. */
  colours: Readonly<Record<string, string>>;
  related: readonly ProductSummary[];
  /** The colour chart around it. */
  chart: readonly ChartBand[];
  /** What the owner of a shop in service says of it besides. */
  details?: ProductDetails;
  /** What the owner of a shop in service promises. */
  promises?: readonly string[];
  /** Her pictures of it. */
  views?: readonly ProductView[];
}

/** The end of the house's story, in the demonstration. */
export interface AboutData {
  chart: readonly ChartBand[];
}

/** A page of nothing but what the owner of a shop in service says. */
export interface OwnPageData {
  page: ReadPage;
}

/** A legal text of a shop in service. The demonstration's are pages of their own. */
export interface LegalData extends LegalDocument {
  title: string;
  description: string;
  address: string;
  /** ISO date of the version, where the owner has saved one. */
  since?: string;
}

export type PageData = HomeData | AboutData | CatalogueData | ProductData | LegalData | OwnPageData;

/** The pages that show something of the catalogue; the last one is the prefix of product pages. */
const home = '/';
export const cataloguePage = '/catalogue';
const productPages = '/produit/';

/** The pages of nothing but her words. */
const ownPageAt: Readonly<Record<string, OwnPageName>> = { '/about': 'about', '/faq': 'faq', '/contact': 'contact' };

const legalNameAt = (path: string) => legalTextNames.find((name) => legalTexts[name].address === path);

/** Whether a page can't be shown without its data. A closed shop shows nothing of its catalogue, and there may be none. */
export const needsData = (path: string, closed: boolean): boolean =>
  (!isDemonstration && (legalNameAt(path) !== undefined || (!closed && path in ownPageAt))) ||
  (!closed && (path === home || path === cataloguePage || path === '/about' || path.startsWith(productPages)));

/** The address of the data file of a page, beside the page itself. */
export const dataAddress = (path: string): string => `/data${path === home ? '/index' : path}.json`;

function loginOf(pages: Catalogue['pages'], settings: PublicSettings): NonNullable<SiteData['login']> {
  const { lead, picture } = pageOf('login', pages, settings);
  return { lead, ...(picture && { picture }) };
}

export function siteDataOf({ products, categories: all, settings, pages }: Catalogue): SiteData {
  const { shipping, vat, delivery, cards, closed, away, switches } = settings;
  // A new shop fills its categories one by one, and the menus must not lead to empty ones.
  const present = categoriesOf(products, all);
  const categories = all.filter(({ name }) => present.includes(name));
  const house = houseSettingsOf(settings);
  const terms = { shipping, vat, ...(delivery && { delivery }) };
  const quiet = !switches.promotions && { withoutPromotions: true as const };
  const now = { ...(closed && { closed }), ...(away !== undefined && { away }) };
  // The policy of these pages would stop a form to any other.
  const isReached = cards && paymentOrigins.includes(cards.origin);
  const login = isDemonstration ? {} : { login: loginOf(pages, settings) };
  return { categories, terms, house, ...(isReached && { cards }), ...login, ...quiet, ...now };
}

/** What a page shows of the owner's data. Undefined for pages that show nothing of it, and for a product that there isn't. */
export function pageDataOf(path: string, catalogue: Catalogue): PageData | undefined {
  const { products, reviews: invented, settings } = catalogue;
  if (!isDemonstration && legalNameAt(path)) return legalDataOf(path, catalogue);
  if (settings.closed) return undefined;
  const own = (name: OwnPageName) => (isDemonstration ? undefined : { page: pageOf(name, catalogue.pages, settings) });
  const name = ownPageAt[path];
  if (name === 'about' && isDemonstration) return { chart: colourChart(products) };
  if (name !== undefined) return own(name);
  // The reviews of the specification are invented: a shop in service has none to show yet.
  const reviews = isDemonstration && settings.switches.reviews ? invented : [];
  const { newsletter } = settings.switches;
  if (path === home) {
    const bestSellers = featuredBestSellers(products).map(productSummary);
    const newest = bestSellers.length === 0 ? byHomeOrder(products.toReversed()).slice(0, mostOnHome) : undefined;
    return { bestSellers, ...(newest && { newest: newest.map(productSummary) }), reviews, newsletter, ...own('home') };
  }
  if (path === cataloguePage) return { products: products.map(productSummary), ...own('catalogue') };
  if (!path.startsWith(productPages)) return undefined;
  const product = findProduct(products, decodeURIComponent(path.slice(productPages.length)));
  if (!product) return undefined;
  const promises = own('product')?.page.lines;
  const views = ownViews(product);
  const { pictures: _pictures, ...shown } = product;
  return {
    product: shown,
    colours: flavourColours(product.flavors),
    related: relatedProducts(products, product).map(productSummary),
    chart: colourChart(products, product),
    ...(!isDemonstration && saidOf(product)),
    ...(promises && { promises }),
    ...(views && { views }),
  };
}

function saidOf(product: Product): Pick<ProductData, 'details'> {
  const { homeOrder: _place, searchTitle: _title, searchText: _text, ...details } = detailsOf(product);
  return Object.keys(details).length === 0 ? {} : { details };
}

/** The legal text at an address, with the settings in place. Undefined where none stands. */
export function legalDataOf(path: string, { settings, texts }: Catalogue): LegalData | undefined {
  const name = legalNameAt(path);
  if (name === undefined) return undefined;
  const saved = texts?.[name];
  return {
    ...legalTexts[name],
    ...parseLegalText(filledLegalText(name, saved, settings)),
    ...(saved && { since: saved.createdAt }),
  };
}

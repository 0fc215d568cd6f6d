import type { SavedLegalTexts } from './legal/texts.ts';
import { toCents } from './money.ts';
import type { SavedPages } from './pages/content.ts';
import { byHomeOrder, mostOnHome, type ProductDetails, withoutDetails } from './productDetails.ts';
import { focusOf, type ProductPicture } from './productPictures.ts';
import type { Redirect } from './redirects.ts';
import type { Review } from './reviews.ts';
import type { PublicSettings } from './settings.ts';

/** The limited editions, which the home page features. */
export const limitedEditions = 'Collections Limitées';

/** Nicotine strengths of the range, in mg/ml (section 9). */
export const nicotineStrengths = [0, 3, 6, 12, 18] as const;

/** Bottle sizes of the range, in ml (section 9). */
export const bottleSizes = [10, 30, 50, 100] as const;

/** From how many pieces down the shop says how many are left. */
export const fewPieces = 3;

/** The colours of a card, each in light and dark: `['#EFD1CC', '#3A2528']`. */
export interface Tint {
  /** The background of the picture. */
  readonly tint: readonly [light: string, dark: string];
  /** The colour of text on it. */
  readonly ink: readonly [light: string, dark: string];
}

/** What comes with a picture that the owner uploaded; the built-in pictures have neither. */
interface OwnerPicture {
  /** In px: the widths that exist beside `image`. */
  imageWidths?: readonly number[];
  tint?: Tint;
}

/** A category of the storefront. */
export interface Category extends OwnerPicture {
  id: string;
  slug: string;
  name: string;
  /** Path of the picture: `/images/categories/category-{slug}.png`. */
  image: string;
}

/** The size, in ml, and the strength, in mg/ml, of what is bought. */
export interface Bottle {
  size: number;
  nicotineStrength: number;
}

/** A bottle of a product that has its own price and stock. */
export interface Variant extends Bottle {
  id: string;
  /** In euros. */
  price: number;
  /** In euros; present when it is reduced. */
  discountPrice?: number;
  /** Whether it is sold out. */
  outOfStock?: boolean;
  /** How many are left, where they are few: `fewPieces` at most. */
  fewLeft?: number;
}

/** A product of the storefront (section 3). */
export interface Product extends OwnerPicture, ProductDetails {
  id: string;
  /** Its part of the URL: `/produit/{slug}`. */
  slug: string;
  name: string;
  /** Its three notes in one line. */
  shortDescription: string;
  description: string;
  /** The name of its category. */
  category: string;
  /** In euros. */
  price: number;
  /** In euros; present when the product is reduced. */
  discountPrice?: number;
  /** Path of the picture: `/images/products/product-{id}.png`. */
  image: string;
  /** Where the owner has said something of its pictures, or there are several: `image` is the first one of them. */
  pictures?: readonly ProductPicture[];
  isBestSeller?: boolean;
  isNew?: boolean;
  /** Whether it is sold out. */
  outOfStock?: boolean;
  /** How many are left, where they are few: `fewPieces` at most. */
  fewLeft?: number;
  /** In mg/ml; the first one is preselected. */
  nicotineStrengths: number[];
  /** In ml; the first one is preselected. */
  sizes: number[];
  flavors: string[];
  ingredients: string[];
  /** Where its bottles have their own prices and stocks: `price` is the lowest one then. */
  variants?: Variant[];
}

/** What a card, the search and the filters need of a product. */
export type ProductSummary = Omit<
  Product,
  | 'description'
  | 'nicotineStrengths'
  | 'sizes'
  | 'flavors'
  | 'ingredients'
  | 'fewLeft'
  | 'variants'
  | 'pictures'
  | keyof ProductDetails
> & {
  /** Where its picture is cropped around another point than its middle: `30% 70%`, as `object-position`. */
  focus?: string;
  /** Whether it is also made with 0 mg/ml. */
  withoutNicotine?: boolean;
  /** Whether `price` is only the lowest one of its bottles. */
  pricesVary?: boolean;
};

/** A product without the fields that only its own page shows. */
export function productSummary(product: Product): ProductSummary {
  const {
    description: _text,
    nicotineStrengths,
    sizes: _sizes,
    flavors: _flavors,
    ...summary
  } = withoutDetails(product);
  const { ingredients: _ingredients, fewLeft: _left, variants: _variants, pictures, ...shown } = summary;
  const focus = firstFocus(pictures);
  return {
    ...shown,
    ...(nicotineStrengths.includes(0) && { withoutNicotine: true }),
    ...(pricesVary(product) && { pricesVary: true }),
    ...(focus !== undefined && { focus }),
  };
}

const firstFocus = ([first]: readonly ProductPicture[] = []): string | undefined => first && focusOf(first);

/** Whether its bottles have different prices, so that its own is only the lowest one. */
export const pricesVary = ({
  variants = [],
}: {
  readonly variants?: readonly { price: number; discountPrice?: number | undefined }[] | undefined;
}): boolean => new Set(variants.map(currentPrice)).size > 1;

/** Everything that the storefront shows of the owner's data. */
export interface Catalogue {
  /** In the order in which they are shown. */
  products: readonly Product[];
  /** In the order in which they are shown. */
  categories: readonly Category[];
  reviews: readonly Review[];
  /** With where the addresses of a former shop lead, if any do. */
  settings: PublicSettings & { readonly redirects?: readonly Redirect[] | undefined };
  /** The legal texts that the owner has saved. */
  texts?: SavedLegalTexts | undefined;
  /** The pages that the owner has saved. */
  pages?: SavedPages | undefined;
}

/** The names of the categories that have any of these products, in the order of the categories. */
export function categoriesOf(
  products: readonly Pick<Product, 'category'>[],
  categories: readonly Pick<Category, 'name'>[],
): string[] {
  const present = new Set(products.map((product) => product.category));
  return categories.map(({ name }) => name).filter((name) => present.has(name));
}

/** How many products each category holds, by name. */
export function countByCategory(products: readonly Pick<Product, 'category'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** The products flagged as best-sellers, in catalogue order. */
export function bestSellers(products: readonly Product[]): Product[] {
  return products.filter((product) => product.isBestSeller === true);
}

/** The best-sellers, those with a place first, then limited editions, at most `limit`. The home page shows the first one in its large cell. */
export function featuredBestSellers(products: readonly Product[], limit: number = mostOnHome): Product[] {
  const all = bestSellers(products);
  return byHomeOrder([
    ...all.filter((product) => product.category === limitedEditions),
    ...all.filter((product) => product.category !== limitedEditions),
  ]).slice(0, limit);
}

interface Index {
  bySlug: ReadonlyMap<string, Product>;
  byId: ReadonlyMap<string, Product>;
  byCategory: ReadonlyMap<string, readonly Product[]>;
}

/** Made once for a list of products, which doesn't change: thousands of pages look their own products up in it. */
const indexes = new WeakMap<readonly Product[], Index>();

function indexOf(products: readonly Product[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const made = {
    // The first one counts.
    bySlug: new Map(products.map((product) => [product.slug, product] as const).reverse()),
    byId: new Map(products.map((product) => [product.id, product] as const).reverse()),
    byCategory: Map.groupBy(products, ({ category }) => category),
  };
  indexes.set(products, made);
  return made;
}

/** One band of the colour chart. */
export type ChartBand = Pick<ProductSummary, 'id' | 'name' | 'slug' | 'image' | 'imageWidths' | 'tint' | 'focus'>;

/** The most bands that a phone shows beside each other. */
const bandsShown = 12;

/** The colour chart (« nuancier ») around a product: all of a small catalogue, the nearest ones of a larger one. */
export function colourChart(products: readonly Product[], current?: Pick<Product, 'id'>): ChartBand[] {
  const place = Math.max(
    0,
    products.findIndex(({ id }) => id === current?.id),
  );
  const first = Math.max(0, Math.min(place - bandsShown / 2, products.length - bandsShown));
  return products.slice(first, first + bandsShown).map((product) => {
    const { id, name, slug, image, imageWidths, tint, focus } = productSummary(product);
    return {
      id,
      name,
      slug,
      image,
      ...(imageWidths && { imageWidths }),
      ...(tint && { tint }),
      ...(focus !== undefined && { focus }),
    };
  });
}

/** The product with that slug. */
export function productBySlug(products: readonly Product[], slug: string): Product | undefined {
  return indexOf(products).bySlug.get(slug);
}

/** The product with that id. */
export function productById(products: readonly Product[], id: string): Product | undefined {
  return indexOf(products).byId.get(id);
}

/** The number that is written beside a product's name. A product that an owner added has a long id, which isn't shown. */
export function productNumber({ id }: Pick<Product, 'id'>): string | undefined {
  return /^\d{1,6}$/.test(id) ? id : undefined;
}

/** The product that `/produit/{slugOrId}` shows: cart lines link by id, everything else by slug. */
export function findProduct(products: readonly Product[], slugOrId: string): Product | undefined {
  return productBySlug(products, slugOrId) ?? productById(products, slugOrId);
}

/**
 * Products of the same category without the product itself, at most `limit` (section 9: 4): those that follow it, and after the last one
 * the first ones, in catalogue order. Each product is shown on a few pages only, so that its change is soon on all of them.
 */
export function relatedProducts(
  products: readonly Product[],
  product: Pick<Product, 'id' | 'category'>,
  limit = 4,
): Product[] {
  const family = indexOf(products).byCategory.get(product.category) ?? [];
  const others = family.filter(({ id }) => id !== product.id);
  const next = Math.max(
    0,
    family.findIndex(({ id }) => id === product.id),
  );
  const last = next + limit - others.length;
  return others.filter((_other, place) => (place >= next && place < next + limit) || place < last);
}

/** What a piece costs today, in euros: the discount price where one exists. */
export function currentPrice(product: { price: number; discountPrice?: number | undefined }): number {
  return product.discountPrice ?? product.price;
}

/** The reduction in whole percent (section 4): 19.99 reduced to 17.99 gives 10. A free product has no reduction. */
export function discountPercentage(price: number, discountPrice: number): number {
  const full = toCents(price);
  return full === 0 ? 0 : Math.round(((full - toCents(discountPrice)) * 100) / full);
}

/** `/produit/{slug}`. */
export function productPath(product: Pick<Product, 'slug'>): string {
  return `/produit/${product.slug}`;
}

/** `/catalogue?category={category}`, URL-encoded. */
export function categoryPath(name: string): string {
  return `/catalogue?category=${encodeURIComponent(name)}`;
}

import { toCents } from './money.ts';
import { slugify } from './slug.ts';

/** The six categories, in the order in which they are shown (section 3). */
export const categoryNames = [
  'Fruités',
  'Gourmands',
  'Menthes',
  'Classiques',
  'Mixtes',
  'Collections Limitées',
] as const;
/** One of the six categories. */
export type Category = (typeof categoryNames)[number];

/** The limited editions, which the home page features. */
export const limitedEditions = 'Collections Limitées' satisfies Category;

/** Nicotine strengths of the range, in mg/ml (section 9). */
export const nicotineStrengths = [0, 3, 6, 12, 18] as const;

/** Bottle sizes of the range, in ml (section 9). */
export const bottleSizes = [10, 30, 50, 100] as const;

/** A product of the storefront (section 3). */
export interface Product {
  id: string;
  /** Its part of the address: `/produit/{slug}`. */
  slug: string;
  name: string;
  /** Its three notes in one line. */
  shortDescription: string;
  description: string;
  category: Category;
  /** In euros. */
  price: number;
  /** In euros; present when the product is reduced. */
  discountPrice?: number;
  /** Path of the picture: `/images/products/product-{id}.png`. */
  image: string;
  isBestSeller?: boolean;
  isNew?: boolean;
  /** In mg/ml; the first one is preselected. */
  nicotineStrengths: number[];
  /** In ml; the first one is preselected. */
  sizes: number[];
  flavors: string[];
  ingredients: string[];
}

/** The categories that these products have, in the order of `categoryNames`. */
export function categoriesOf(products: readonly Product[]): Category[] {
  const present = new Set(products.map((product) => product.category));
  return categoryNames.filter((category) => present.has(category));
}

/** How many products each present category holds, in the order of `categoryNames`. */
export function countByCategory(products: readonly Product[]): Map<Category, number> {
  return new Map(
    categoriesOf(products).map((category) => [
      category,
      products.filter((product) => product.category === category).length,
    ]),
  );
}

/** The products flagged as best-sellers, in catalogue order. */
export function bestSellers(products: readonly Product[]): Product[] {
  return products.filter((product) => product.isBestSeller === true);
}

/** The best-sellers with the limited editions first, at most `limit`: the home page shows the first one in its large cell. */
export function featuredBestSellers(products: readonly Product[], limit = 9): Product[] {
  const all = bestSellers(products);
  return [
    ...all.filter((product) => product.category === limitedEditions),
    ...all.filter((product) => product.category !== limitedEditions),
  ].slice(0, limit);
}

/** The product with that slug. */
export function productBySlug(products: readonly Product[], slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

/** The product with that id. */
export function productById(products: readonly Product[], id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The product that `/produit/{slugOrId}` shows: cart lines link by id, everything else by slug. */
export function findProduct(products: readonly Product[], slugOrId: string): Product | undefined {
  return productBySlug(products, slugOrId) ?? productById(products, slugOrId);
}

/** Products of the same category without the product itself, at most `limit` (section 9: 4). */
export function relatedProducts(products: readonly Product[], product: Product, limit = 4): Product[] {
  return products.filter((other) => other.category === product.category && other.id !== product.id).slice(0, limit);
}

/** What a piece costs today, in euros: the discount price where one exists. */
export function currentPrice(product: Pick<Product, 'price' | 'discountPrice'>): number {
  return product.discountPrice ?? product.price;
}

/** The reduction in whole percent (section 4): 19.99 reduced to 17.99 gives 10. A free product has no reduction. */
export function discountPercentage(price: number, discountPrice: number): number {
  const full = toCents(price);
  return full === 0 ? 0 : Math.round(((full - toCents(discountPrice)) * 100) / full);
}

/** The category's part of its picture's name: `/images/categories/category-{slug}.png`. */
export function categorySlug(category: Category): string {
  return slugify(category);
}

/** The category that the catalogue's `category` parameter names; anything else means all. */
export function categoryFromQuery(value: string | null): Category | undefined {
  return categoryNames.find((category) => category === value);
}

/** `/produit/{slug}`. */
export function productPath(product: Pick<Product, 'slug'>): string {
  return `/produit/${product.slug}`;
}

/** `/catalogue?category={category}`, URL-encoded. */
export function categoryPath(category: Category): string {
  return `/catalogue?category=${encodeURIComponent(category)}`;
}

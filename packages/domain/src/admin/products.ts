import { currentPrice, type Product } from '../catalogue.ts';
import type { OwnerProduct } from '../live/products.ts';
import type { ProductStatus } from '../live/records.ts';
import { formatPrice, toCents, toEuros } from '../money.ts';
import { fold, readStock } from '../slug.ts';
import type { ListRules } from './listRows.ts';

/**
 * A product of the administration (section 3), as the API answers it. Prices in euros, stock in pieces, sizes in ml, strengths in
 * mg/ml.
 */
export type AdminProduct = Omit<OwnerProduct, 'shortDescription'> & Partial<Pick<OwnerProduct, 'shortDescription'>>;

/** Figures of the four cards above the products (section 2). */
export interface ProductStats {
  total: number;
  published: number;
  outOfStock: number;
  lowStock: number;
  /** In euros; `undefined` without products. */
  averagePrice?: number | undefined;
  categories: number;
}

const maxStock = 10_000_000;

/** Why that is no number of pieces; `undefined` when it is one. */
export function stockError(typed: string): string | undefined {
  const stock = readStock(typed);
  return stock !== undefined && stock <= maxStock
    ? undefined
    : 'Indiquez un nombre de pièces, de 0 à 10\u202f000\u202f000.';
}

/** How much is left: nothing, fewer than ten pieces, or enough. */
export type StockLevel = 'out' | 'low' | 'ok';

/** Below this many pieces the stock is low (section 9). */
export const lowStockBelow = 10;

/** Zero is out of stock, fewer than ten pieces are low (section 9). */
export function stockLevel(stock: number): StockLevel {
  if (stock === 0) return 'out';
  return stock < lowStockBelow ? 'low' : 'ok';
}

/** The figures above the product list. The average is of the regular prices. */
export function productStats(products: readonly AdminProduct[]): ProductStats {
  const sum = products.reduce((cents, product) => cents + toCents(product.price), 0);
  return {
    total: products.length,
    published: products.filter((product) => product.published).length,
    outOfStock: products.filter((product) => stockLevel(product.stock) === 'out').length,
    lowStock: products.filter((product) => stockLevel(product.stock) === 'low').length,
    averagePrice: products.length === 0 ? undefined : toEuros(Math.round(sum / products.length)),
    categories: new Set(products.map((product) => product.category)).size,
  };
}

/** The average price as its card shows it; exactly `0€` without products (section 2). */
export function averagePriceLabel(products: readonly AdminProduct[]): string {
  const { averagePrice } = productStats(products);
  return averagePrice === undefined ? '0€' : formatPrice(averagePrice);
}

/** The label of a product's status (section 4). */
export function productStatusLabel(status: ProductStatus): string {
  return { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' }[status];
}

const referenceDays = 30;

/**
 * The price that a reduction is compared with: the lowest price of the 30 days before it (code de la consommation, L.
 * 112-1-1); without a reduction, of the last 30 days. `undefined` for a product that had no price yet.
 *
 * @param prices What a piece cost from an ISO date on, the earliest first. `reducedSince` is the date from which it is called reduced.
 */
export function referencePrice(
  prices: readonly { from: string; price: number }[],
  { now, isReduced, reducedSince }: { now: Date; isReduced: boolean; reducedSince?: string | undefined },
): number | undefined {
  const changed = Date.parse(prices.at(-1)?.from ?? '');
  // A price may have been called reduced later than it was asked for the first time.
  const announced = Math.max(changed, reducedSince === undefined ? changed : Date.parse(reducedSince));
  const until = isReduced ? announced : now.getTime();
  const since = until - referenceDays * 24 * 60 * 60 * 1000;
  const asked = prices.filter(({ from }, place) => {
    const end = Date.parse(prices[place + 1]?.from ?? now.toISOString());
    return Date.parse(from) < until && end > since;
  });
  return asked.length === 0 ? undefined : Math.min(...asked.map(({ price }) => price));
}

/** The price that the law compares the reduction of a product with, or would if it were reduced now (`referencePrice`). */
export function referencePriceOf(
  { prices, discountPrice, reducedSince }: Pick<AdminProduct, 'prices' | 'discountPrice' | 'reducedSince'>,
  now: Date,
): number | undefined {
  return referencePrice(prices, { now, isReduced: discountPrice !== undefined, reducedSince });
}

/**
 * What a shop in service asks and strikes: beside a reduced price the price that the law compares it with
 * (`referencePrice`), and nothing where there is none or it isn't higher.
 */
export function lawfulPrices(
  { price, discountPrice }: { price: number; discountPrice?: number | undefined },
  reference: number | undefined,
): { price: number; discountPrice?: number } {
  if (discountPrice === undefined) return { price };
  return reference !== undefined && reference > discountPrice
    ? { price: reference, discountPrice }
    : { price: discountPrice };
}

/** The label of the row action: « Désactiver » or « Publier » (section 2). In a live shop it says what becomes of the product. */
export function togglePublishedLabel({ published }: Pick<AdminProduct, 'published'>, isLive = false): string {
  if (!published) return 'Publier';
  return isLive ? 'Remettre en brouillon' : 'Désactiver';
}

/** The columns that products are sorted by, as an address names them. */
export const productColumns = ['produit', 'categorie', 'prix', 'stock', 'date', 'statut'] as const;
export type ProductColumn = (typeof productColumns)[number];

/**
 * Products are found by name, description or slug, filtered by category, and sorted. The price is today's; the status
 * puts drafts before published products.
 */
export const productList: ListRules<AdminProduct, ProductColumn> = {
  texts: [({ name }) => name, ({ description }) => description, ({ slug }) => slug],
  kindOf: ({ category }) => category,
  keys: {
    produit: (product) => fold(product.name),
    categorie: (product) => fold(product.category),
    prix: (product) => currentPrice(product),
    stock: (product) => product.stock,
    date: (product) => Date.parse(product.createdAt),
    statut: (product) => Number(product.published),
  },
};

/** The products with one of them published, or made a draft. */
export function togglePublished(products: readonly AdminProduct[], id: string): AdminProduct[] {
  return products.map((product) => (product.id === id ? toggled(product) : product));
}

const toggled = (product: AdminProduct): AdminProduct => ({
  ...product,
  status: product.published ? 'draft' : 'published',
  published: !product.published,
});

/** The products without one of them. */
export function removeAdminProduct(products: readonly AdminProduct[], id: string): AdminProduct[] {
  return products.filter((product) => product.id !== id);
}

/**
 * The product as a storefront card shows it: in the demonstration with its flavours in one line, or otherwise its description.
 *
 * @param lawfulOn the moment, in a shop in service: it strikes only the price that the law compares a reduction with, and says what is
 * new and what sells best.
 */
export function storefrontProduct(product: AdminProduct, lawfulOn?: Date): Product {
  const { id, slug, name, description, category, image, imageWidths, tint, pictures, price, discountPrice } = product;
  const { isBestSeller, isNew, nicotineStrengths, sizes, flavors, ingredients, variants } = product;
  const { shortDescription = '' } = product;
  const asked = { price, ...(discountPrice !== undefined && { discountPrice }) };
  return {
    id,
    slug,
    name,
    shortDescription: lawfulOn === undefined ? flavors.map(asInSentence).join(', ') || description : shortDescription,
    description,
    category,
    ...(lawfulOn === undefined
      ? asked
      : { ...lawfulPrices(asked, referencePriceOf(product, lawfulOn)), isBestSeller, isNew }),
    image,
    ...(imageWidths && { imageWidths }),
    ...(tint && { tint }),
    ...(pictures && { pictures }),
    nicotineStrengths,
    sizes,
    flavors,
    ingredients,
    ...(variants && {
      variants: variants.map(({ id: variantId, size, nicotineStrength, ...own }) => ({
        id: variantId,
        size,
        nicotineStrength,
        price: own.price,
        ...(own.discountPrice !== undefined && { discountPrice: own.discountPrice }),
      })),
    }),
  };
}

/** After a comma a flavour begins with a small letter. */
const asInSentence = (flavor: string, place: number): string =>
  place === 0 ? flavor : `${flavor.charAt(0).toLowerCase()}${flavor.slice(1)}`;

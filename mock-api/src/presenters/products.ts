/** Products as the API answers them: to anyone, and to the back office. */
import { fewPieces, lawfulPrices, referencePrice } from '@nuee/domain';
import type { OwnerCategory, OwnerProduct, PublishedCategory, PublishedProduct } from '@nuee/domain/live';
import type { StoredCategory, StoredProduct } from '../db/storage.ts';

/** What the owner lets the shop advertise, and whether it may strike only the price that the law compares with. */
export interface Advertising {
  readonly badges: boolean;
  readonly promotions: boolean;
  /** The moment; absent in the demonstration, which strikes the regular price (section 3). */
  readonly lawfulOn?: Date;
}

/** As the storefront knows it; of the stock it says whether there is none, or few. */
export function publicProduct(product: StoredProduct, advertising: Advertising): PublishedProduct {
  const { id, slug, name, shortDescription, description, category, image } = product;
  const [isBestSeller, isNew] = [product.isBestSeller, product.isNew].map((flag) => flag && advertising.badges);
  const { nicotineStrengths, sizes, flavors, ingredients, stock } = product;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    ...pricesOf(product, advertising),
    image,
    ...pictureOf(product),
    ...(isBestSeller ? { isBestSeller } : {}),
    ...(isNew ? { isNew } : {}),
    nicotineStrengths: [...nicotineStrengths],
    sizes: [...sizes],
    flavors: [...flavors],
    ingredients: [...ingredients],
    ...(stock === 0 ? { outOfStock: true } : stock <= fewPieces ? { fewLeft: stock } : {}),
  };
}

/**
 * What a piece costs, and what is struck beside it: the lowest price of the 30 days before the reduction (code de la consommation,
 * L112-1-1). Where none was asked then, or none that was higher, nothing is struck.
 */
function pricesOf(product: StoredProduct, { promotions, lawfulOn: now }: Advertising) {
  const { price, discountPrice, prices, reducedSince } = product;
  if (discountPrice === undefined) return { price };
  if (!promotions) return { price: discountPrice };
  if (now === undefined) return { price, discountPrice };
  return lawfulPrices(product, referencePrice(prices, { now, isReduced: true, reducedSince }));
}

const maxPrices = 100;

export function ownerProduct(product: StoredProduct): OwnerProduct {
  const { id, slug, name, shortDescription, description, category, price, discountPrice, image } = product;
  const { isBestSeller = false, isNew = false, nicotineStrengths, sizes, flavors, ingredients } = product;
  const { status, stock, prices, reducedSince, version, createdAt, updatedAt } = product;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    price,
    image,
    ...pictureOf(product),
    isBestSeller,
    isNew,
    ...(discountPrice === undefined ? {} : { discountPrice }),
    nicotineStrengths: [...nicotineStrengths],
    sizes: [...sizes],
    flavors: [...flavors],
    ingredients: [...ingredients],
    status,
    published: status === 'published',
    stock,
    prices: prices.slice(-maxPrices).map(({ from, price: asked }) => ({ from, price: asked })),
    ...(reducedSince === undefined ? {} : { reducedSince }),
    version,
    createdAt,
    updatedAt,
  };
}

export function publicCategory(id: string, category: StoredCategory): PublishedCategory {
  const { slug, name, image } = category;
  return { id, slug, name, image, ...pictureOf(category) };
}

export function ownerCategory({ id, ...category }: StoredCategory & { readonly id: string }): OwnerCategory {
  return { ...publicCategory(id, category), version: category.version };
}

/** The fields of an owner's picture. */
function pictureOf({
  imageWidths,
  tint,
}: Pick<StoredProduct, 'imageWidths' | 'tint'>): Pick<PublishedProduct, 'imageWidths' | 'tint'> {
  if (!imageWidths || !tint) return {};
  return { imageWidths: [...imageWidths], tint: { tint: [...tint.tint], ink: [...tint.ink] } };
}

/** Products as the API answers them: to anyone, and to the back office. */
import { fewPieces } from '@nuee/domain';
import type { OwnerCategory, OwnerProduct, PublishedCategory, PublishedProduct } from '@nuee/domain/live';
import type { StoredCategory, StoredProduct } from '../storage/storage.ts';

/** As the storefront knows it; of the stock it says whether there is none, or few. */
export function publicProduct(product: StoredProduct): PublishedProduct {
  const { discountPrice, isBestSeller, isNew } = product;
  const { id, slug, name, shortDescription, description, category, price, image } = product;
  const { nicotineStrengths, sizes, flavors, ingredients, stock } = product;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    price,
    ...(discountPrice === undefined ? {} : { discountPrice }),
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

const mostPrices = 100;

export function ownerProduct(product: StoredProduct): OwnerProduct {
  const { id, slug, name, shortDescription, description, category, price, discountPrice, image } = product;
  const { isBestSeller = false, isNew = false, nicotineStrengths, sizes, flavors, ingredients } = product;
  const { status, stock, prices, version, createdAt, updatedAt } = product;
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
    prices: prices.slice(-mostPrices).map(({ from, price: asked }) => ({ from, price: asked })),
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

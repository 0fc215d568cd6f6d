/** Products as the API answers them: to the public, and to the back office. */
import type { OwnerProduct } from '@nuee/domain/live';
import type { StoredProduct } from '../storage/storage.ts';

/** The public form; `outOfStock` is present only when it is true. */
export function publicProduct(product: StoredProduct): object {
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
    ...(isBestSeller ? { isBestSeller } : {}),
    ...(isNew ? { isNew } : {}),
    nicotineStrengths,
    sizes,
    flavors,
    ingredients,
    ...(stock === 0 ? { outOfStock: true } : {}),
  };
}

export function ownerProduct(product: StoredProduct): OwnerProduct {
  const { id, slug, name, shortDescription, description, category, price, discountPrice, image } = product;
  const { isBestSeller = false, isNew = false, nicotineStrengths, sizes, flavors, ingredients } = product;
  const { status, stock, version, createdAt, updatedAt } = product;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    price,
    image,
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
    version,
    createdAt,
    updatedAt,
  };
}

import { currentPrice } from '../catalogue.ts';
import type { OwnerProduct } from '../live/products.ts';
import { catalogueProduct } from '../seed/catalogueProduct.ts';
import { ago } from './ago.ts';

/** The five products of the administration, the latest first. */
export function adminProducts(now: Date): OwnerProduct[] {
  return [
    product('fraise-des-bois', { stock: 45, published: true, createdAt: ago(now, { days: 3 }) }),
    product('caramel-beurre-sale', { stock: 8, published: true, createdAt: ago(now, { days: 7 }) }),
    product('menthe-glaciale', { stock: 0, published: true, createdAt: ago(now, { days: 12 }) }),
    product('vanille-bourbon', { stock: 32, published: false, createdAt: ago(now, { days: 24 }) }),
    product('edition-gold-champagne', { stock: 12, published: true, createdAt: ago(now, { days: 31 }) }),
  ];
}

function product(slug: string, owned: Pick<OwnerProduct, 'stock' | 'published' | 'createdAt'>): OwnerProduct {
  const sold = catalogueProduct(slug);
  const { id, name, shortDescription, description, category, price, discountPrice, image } = sold;
  const { isBestSeller = false, isNew = false, nicotineStrengths, sizes, flavors, ingredients } = sold;
  const { published, createdAt } = owned;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    price,
    ...(discountPrice !== undefined && { discountPrice, reducedSince: createdAt }),
    image,
    isBestSeller,
    isNew,
    nicotineStrengths,
    sizes,
    flavors,
    ingredients,
    status: published ? 'published' : 'draft',
    prices: [{ from: createdAt, price: currentPrice(sold) }],
    version: 1,
    ...owned,
    updatedAt: createdAt,
  };
}

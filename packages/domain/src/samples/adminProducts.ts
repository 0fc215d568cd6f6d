import type { AdminProduct } from '../admin/products.ts';
import { catalogueProduct } from '../seed/catalogueProduct.ts';
import { ago } from './ago.ts';

/** The five products of the administration, the latest first. */
export function adminProducts(now: Date): AdminProduct[] {
  return [
    product('fraise-des-bois', { stock: 45, published: true, createdAt: ago(now, { days: 3 }) }),
    product('caramel-beurre-sale', { stock: 8, published: true, createdAt: ago(now, { days: 7 }) }),
    product('menthe-glaciale', { stock: 0, published: true, createdAt: ago(now, { days: 12 }) }),
    product('vanille-bourbon', { stock: 32, published: false, createdAt: ago(now, { days: 24 }) }),
    product('edition-gold-champagne', { stock: 12, published: true, createdAt: ago(now, { days: 31 }) }),
  ];
}

function product(slug: string, owned: Pick<AdminProduct, 'stock' | 'published' | 'createdAt'>): AdminProduct {
  const { id, name, category, description, price, discountPrice, image, ...lists } = catalogueProduct(slug);
  return {
    id,
    name,
    slug,
    category,
    description,
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    image,
    nicotineStrengths: lists.nicotineStrengths.map(String),
    sizes: lists.sizes,
    flavors: lists.flavors,
    ingredients: lists.ingredients,
    ...owned,
    updatedAt: owned.createdAt,
  };
}

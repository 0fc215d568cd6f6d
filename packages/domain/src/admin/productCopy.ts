import type { NewProduct, OwnerProduct } from '../live/products.ts';
import { detailsOf } from '../productDetails.ts';

/** A new draft like this product: nothing of it is in stock yet, and what belongs to one bottle only, such as its pictures and its reference, isn’t copied. */
export function productCopy(
  product: OwnerProduct,
): Pick<NewProduct, Exclude<keyof NewProduct, 'slug' | 'published' | 'image' | 'pictures'>> {
  const { shortDescription, description, category, price, discountPrice, isBestSeller, isNew } = product;
  const { nicotineStrengths, sizes, flavors, ingredients, variants } = product;
  // A place on the home page, a batch and what search engines show are of one product only.
  const { homeOrder: _place, batch: _batch, bestBefore: _day, ...kept } = detailsOf(product);
  const { searchTitle: _title, searchText: _text, ...details } = kept;
  return {
    name: `${product.name} (copie)`,
    shortDescription,
    description,
    category,
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    isBestSeller,
    isNew,
    flavors,
    ingredients,
    ...details,
    nicotineStrengths,
    sizes,
    status: 'draft',
    stock: 0,
    ...(variants && {
      variants: variants.map(({ size, nicotineStrength, price: own, discountPrice: reduced, weight }) => ({
        size,
        nicotineStrength,
        price: own,
        stock: 0,
        ...(reduced !== undefined && { discountPrice: reduced }),
        ...(weight !== undefined && { weight }),
      })),
    }),
  };
}

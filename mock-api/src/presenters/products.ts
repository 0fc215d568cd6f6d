/** Products as the API answers them: to anyone, and to the back office. */
import { detailsOf, fewPieces, fromVariants, lawfulPrices, referencePrice } from '@nuee/domain';
import type { OwnerCategory, OwnerProduct, PublishedCategory, PublishedProduct } from '@nuee/domain/live';
import type { StoredCategory, StoredProduct, StoredVariant } from '../db/storage.ts';

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
  const variants = product.variants?.map((variant) => publicVariant(variant, advertising));
  const cheapest = variants && fromVariants(variants).cheapest;
  return {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    ...(cheapest ? askedFor(cheapest) : pricesOf(product, advertising)),
    image,
    ...picturesOf(product),
    ...(isBestSeller ? { isBestSeller } : {}),
    ...(isNew ? { isNew } : {}),
    nicotineStrengths: [...nicotineStrengths],
    sizes: [...sizes],
    flavors: [...flavors],
    ingredients: [...ingredients],
    ...detailsOf(product),
    // How many are left is said of each bottle.
    ...(stock === 0 || !variants ? left(stock) : {}),
    ...(variants && { variants }),
  };
}

function publicVariant(variant: StoredVariant, advertising: Advertising) {
  const { id, size, nicotineStrength, stock } = variant;
  return { id, size, nicotineStrength, ...pricesOf(variant, advertising), ...left(stock) };
}

const askedFor = ({ price, discountPrice }: { price: number; discountPrice?: number }) => ({
  price,
  ...(discountPrice !== undefined && { discountPrice }),
});

const left = (stock: number): { outOfStock?: true; fewLeft?: number } => {
  if (stock === 0) return { outOfStock: true };
  return stock <= fewPieces ? { fewLeft: stock } : {};
};

type Priced = Pick<StoredProduct, 'price' | 'discountPrice' | 'prices' | 'reducedSince'>;

/**
 * What a piece costs, and what is struck beside it: the lowest price of the 30 days before the reduction (code de la consommation,
 * L112-1-1). Where none was asked then, or none that was higher, nothing is struck.
 */
function pricesOf(product: Priced, { promotions, lawfulOn: now }: Advertising) {
  const { price, discountPrice, prices, reducedSince } = product;
  if (discountPrice === undefined) return { price };
  if (!promotions) return { price: discountPrice };
  if (now === undefined) return { price, discountPrice };
  return lawfulPrices(product, referencePrice(prices, { now, isReduced: true, reducedSince }));
}

const maxPrices = 100;
const lastPrices = (prices: StoredProduct['prices']) =>
  prices.slice(-maxPrices).map(({ from, price }) => ({ from, price }));

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
    ...picturesOf(product),
    isBestSeller,
    isNew,
    ...(discountPrice === undefined ? {} : { discountPrice }),
    nicotineStrengths: [...nicotineStrengths],
    sizes: [...sizes],
    flavors: [...flavors],
    ingredients: [...ingredients],
    ...detailsOf(product),
    status,
    published: status === 'published',
    stock,
    prices: lastPrices(prices),
    ...(reducedSince === undefined ? {} : { reducedSince }),
    ...(product.variants && { variants: product.variants.map((one) => ({ ...one, prices: lastPrices(one.prices) })) }),
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

/** The fields of the first picture, and all of them where the owner has said more than that. */
const picturesOf = (product: StoredProduct): Pick<PublishedProduct, 'imageWidths' | 'tint' | 'pictures'> => ({
  ...pictureOf(product),
  ...(product.pictures && {
    pictures: product.pictures.map(({ image, widths, alt, x, y }) => ({
      image,
      ...(widths && { widths: [...widths] }),
      alt,
      x,
      y,
    })),
  }),
});

/** The fields of an owner's picture. */
function pictureOf({
  imageWidths,
  tint,
}: Pick<StoredProduct, 'imageWidths' | 'tint'>): Pick<PublishedProduct, 'imageWidths' | 'tint'> {
  if (!imageWidths || !tint) return {};
  return { imageWidths: [...imageWidths], tint: { tint: [...tint.tint], ink: [...tint.ink] } };
}

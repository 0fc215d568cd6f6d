import { type Bottle, currentPrice, type Product, type Variant } from './catalogue.ts';

export const isSameBottle = (a: Bottle, b: Bottle): boolean =>
  a.size === b.size && a.nicotineStrength === b.nicotineStrength;

/** « 10 ml · 3 mg/ml ». */
export const bottleLabel = ({ size, nicotineStrength }: Bottle): string =>
  `${size}\u00a0ml · ${nicotineStrength}\u00a0mg/ml`;

/** A product as one of its bottles: at the price of that bottle, and with what is left of it. */
export type SoldBottle = Omit<Product, 'variants'> & { variantId?: string };

interface Offered<V extends Bottle> {
  readonly sizes: readonly number[];
  readonly nicotineStrengths: readonly number[];
  readonly variants?: readonly V[] | undefined;
}

/**
 * What is sold as that bottle: its variant, or the product itself where all bottles share one price and one stock. `undefined` where it
 * isn't sold.
 */
export function soldAs<P extends Offered<V>, V extends Bottle>(
  product: P & Offered<V>,
  bottle: Bottle,
): P | V | undefined {
  if (product.variants) return product.variants.find((one) => isSameBottle(one, bottle));
  const isSold = product.sizes.includes(bottle.size) && product.nicotineStrengths.includes(bottle.nicotineStrength);
  return isSold ? product : undefined;
}

/** Which of these lines are taken from the stock that this bottle of the product is taken from. */
export const sharingStock = <L extends Bottle & { readonly productId: string }>(
  lines: readonly L[],
  { id, variants }: { readonly id: string; readonly variants?: readonly Bottle[] | undefined },
  bottle: Bottle,
): L[] => lines.filter((line) => line.productId === id && (variants === undefined || isSameBottle(line, bottle)));

/** A product as that bottle is sold; `undefined` where it isn't. */
export function bottleOf(product: Product, bottle: Bottle): SoldBottle | undefined {
  const sold = soldAs<Product, Variant>(product, bottle);
  if (sold === undefined) return undefined;
  const { variants, ...shared } = product;
  if (variants === undefined) return shared;
  const { price: _price, discountPrice: _reduced, outOfStock: _out, fewLeft: _left, ...rest } = shared;
  const { id, price, discountPrice, outOfStock, fewLeft } = sold;
  return {
    ...rest,
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    ...(outOfStock && { outOfStock }),
    ...(fewLeft !== undefined && { fewLeft }),
    variantId: id,
  };
}

/**
 * The bottle of a product where nobody has chosen one: the first one in stock, by strength, then by size.
 *
 * @param isSold whether there is such a bottle.
 */
export function firstBottle(
  product: Product,
  isSold = (bottle: Bottle): boolean => bottleOf(product, bottle) !== undefined,
): Bottle {
  const bottles = product.nicotineStrengths.flatMap((nicotineStrength) =>
    product.sizes.map((size) => ({ size, nicotineStrength })),
  );
  const sold = bottles.filter(isSold);
  const inStock = sold.find((bottle) => !bottleOf(product, bottle)?.outOfStock);
  return inStock ?? sold[0] ?? bottles[0] ?? { size: 0, nicotineStrength: 0 };
}

/** The fields that a product with variants has from them: its lowest price, and the sizes and strengths in which it is sold. */
export function fromVariants<
  V extends Pick<Variant, 'size' | 'nicotineStrength' | 'price'> & { discountPrice?: number | undefined },
>(variants: readonly V[]): Pick<Product, 'sizes' | 'nicotineStrengths'> & { cheapest: V | undefined } {
  const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);
  return {
    sizes: ascending(variants.map(({ size }) => size)),
    nicotineStrengths: ascending(variants.map(({ nicotineStrength }) => nicotineStrength)),
    cheapest: variants.toSorted((a, b) => currentPrice(a) - currentPrice(b))[0],
  };
}
